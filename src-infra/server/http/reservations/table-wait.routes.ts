import { TABLE_WAITS_MAX, type WaitRequest } from '@domain/reservations/index.ts';
import type { WaitRefusal } from '../../features/reservations/index.ts';
import { catalogContext, toShopBrief } from '../catalog/index.ts';
import type { ApiCall, Handlers } from '../handler.ts';
import {
  enveloped,
  fieldRefused,
  listed,
  notFound,
  refused,
  type FieldTexts,
  type Refusal,
} from '../response/index.ts';
import { sliceOf } from '../shapes/index.ts';
import type { ReservationRouteDeps } from './reservation-route-deps.ts';
import { toTableWait } from './table-wait.shape.ts';

type Ids = 'listMyTableWaits' | 'countPartiesAhead' | 'joinTableLine' | 'leaveTableLine' | 'countTableWaits';
type CallContext = Pick<ApiCall<'joinTableLine'>, 'origin' | 'language' | 'currency' | 'now'>;

/** The extension `reservation_waiting`: customers wait for tables. */
export const tableWaitRoutes = ({
  reference,
  zones,
  shops,
  reservationDesk: { waiting },
}: ReservationRouteDeps): Handlers<Ids> => {
  const shaper = async (call: CallContext) => {
    const context = catalogContext(await reference(), zones, call);
    const { find } = await shops();
    return { context, find };
  };
  return {
    listMyTableWaits: async (call) => {
      const { context, find } = await shaper(call);
      const waits = await waiting.list(call.user.id);
      return listed(sliceOf(waits, call.params, (wait) => toTableWait(wait, find(wait.shop_id), call.now, context)));
    },

    countPartiesAhead: async ({ user, params }) => {
      const { find } = await shops();
      if (!find(params.shop_id)) return fieldRefused('shop_id', 'FIELD_UNKNOWN');
      const ahead = await waiting.ahead(user.id, params.shop_id, toWaitRequest(params));
      return ahead.ok ? enveloped({ parties_before: ahead.value }) : requestRefused(ahead.error);
    },

    joinTableLine: async (call) => {
      const { shop_id } = call.params;
      const { context, find } = await shaper(call);
      if (!find(shop_id)) return fieldRefused('shop_id', 'FIELD_UNKNOWN');
      const place = await waiting.join(call.user.id, shop_id, toWaitRequest(call.params));
      if (!place.ok) return requestRefused(place.error);
      const wait = toTableWait(place.value, find(shop_id), call.now, context);
      return enveloped(wait, 'RECORD_WAS_SUCCESSFULLY_CREATED');
    },

    leaveTableLine: async ({ user, params }) =>
      (await waiting.leave(user.id, params.id)) ? enveloped(null, 'RECORD_WAS_SUCCESSFULLY_DELETED') : notFound,

    countTableWaits: async (call) => {
      const { context, find } = await shaper(call);
      const days = await waiting.days();
      return enveloped(
        days.map(({ shopId, day, parties }) => {
          const shop = find(shopId);
          return { date: day, parties, shop: shop ? toShopBrief(shop, context) : null };
        }),
      );
    },
  };
};

const toWaitRequest = ({
  date,
  time_from: from,
  time_to: to,
  guest: guests = 1,
  shop_section_id: sectionId,
}: ApiCall<'joinTableLine'>['params']): WaitRequest => ({ date, from, to, guests, sectionId });

type WaitFault = Extract<WaitRefusal, { readonly kind: 'faults' }>['faults'][number];

/** Renders why nobody can wait for that: all invalid fields. */
const requestRefused = (refusal: WaitRefusal): Refusal => {
  if (refusal.kind === 'off') return notFound;
  if (refusal.kind === 'full') return fieldRefused('waits', 'TABLE_WAITS_FULL', { limit: TABLE_WAITS_MAX });
  const params: FieldTexts = Object.fromEntries(refusal.faults.map((fault) => [FIELDS[fault.field], [textOf(fault)]]));
  return refused('ERROR_400', { params });
};

const FIELDS: Readonly<Record<WaitFault['field'], string>> = {
  guests: 'guest',
  date: 'date',
  time: 'time_from',
  section: 'shop_section_id',
};

const textOf = ({ field, kind }: WaitFault): FieldTexts[string][number] => {
  const args = { field: FIELDS[field].replaceAll('_', ' ') };
  switch (kind) {
    case 'invalid':
      return { text: 'FIELD_INVALID', args };
    case 'unknown':
      return { text: 'FIELD_UNKNOWN', args };
    case 'too-many':
      return { text: 'TABLES_TOO_SMALL', args };
    case 'not-offered':
      return { text: 'RESERVATION_TIME_NOT_OFFERED', args };
  }
};
