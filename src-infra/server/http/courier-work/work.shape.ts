import { kilometresBetween, type GeoPoint } from '@domain/catalog/index.ts';
import { asksCode, codeWaitsUntil, collectsCash, isCodeLocked } from '@domain/couriers/index.ts';
import { areaOf, firstNameOf } from '@domain/following/index.ts';
import type { Instant } from '@domain/kernel/clock.port.ts';
import type { PaymentStatus } from '@domain/payments/index.ts';
import type { ShopSnapshot } from '../../features/catalog/index.ts';
import type { CarriedRecord, CourierWorkRecord, OfferRecord } from '../../features/courier-work/index.ts';
import { mainTransaction, type TransactionRecord } from '../../features/payment-transactions/index.ts';
import type { Reference } from '../../features/reference/index.ts';
import { wireTime } from '../../foundation/time/index.ts';
import { titleIn } from '../../texts.ts';
import { major, toBoughtCurrency } from '../orders/index.ts';
import { toStops, type StopTexts } from './stops.shape.ts';

type WorkContext = {
  readonly shops: ShopSnapshot;
  readonly reference: Reference;
  readonly texts: StopTexts;
  readonly now: Instant;
  /** The streets to the door of what is on its way. */
  readonly routeOf: (record: {
    readonly kind: 'order' | 'parcel';
    readonly id: number;
    readonly status: string;
  }) => Promise<Route>;
};
type Route = readonly (GeoPoint & { readonly street: string })[] | null;

/** Renders a courier's work; an offer tells no name, number, or exact place of a door (COURIER-2a). */
export const toCourierWork = async (work: CourierWorkRecord, context: WorkContext) => ({
  online: work.isOnline,
  place: work.place,
  timezone: context.reference.settings.timeZone ?? null,
  carried: await Promise.all(work.carried.map((record) => toCarried(record, context))),
  offers: work.offers.flatMap((record) => toOffer(record, work.place, context) ?? []),
  done: work.done.map(({ kind, id, deliveredAt, shopId, sender }) => ({
    kind,
    id,
    from: shopId === null ? firstNameOf(sender ?? '') : shopName(shopId, context),
    delivered_at: wireTime(deliveredAt),
  })),
});

const toOffer = (record: OfferRecord, place: GeoPoint, context: WorkContext) => {
  const { state } = record;
  if (!state.door) return undefined;
  const area = areaOf(state.door);
  const start = record.kind === 'order' ? state.start : areaOf(state.start);
  const bought = record.kind === 'order' ? record.order : record.parcel;
  return {
    kind: record.kind,
    id: state.id,
    status: state.status,
    from:
      record.kind === 'order'
        ? shopName(record.order.shop_id, context)
        : firstNameOf(record.parcel.username_from ?? ''),
    start,
    area,
    km_to_start: kilometresBetween(place, start),
    km_to_door: kilometresBetween(start, area),
    load: toLoad(record, context),
    cash: collectsCash(paymentOf(bought)),
  };
};

const toCarried = async (record: CarriedRecord, context: WorkContext) => {
  const bought = record.kind === 'order' ? record.order : record.parcel;
  const { id, status } = bought;
  const handover = record.kind === 'order' ? record.order.handover : null;
  const way = handover?.way ?? 'hand';
  const code = record.kind === 'order' && record.order.otp !== null ? String(record.order.otp) : undefined;
  const note =
    record.kind === 'order'
      ? handover?.note
      : [record.parcel.note, record.parcel.instruction, record.parcel.description].filter(Boolean).join('\n');
  return {
    kind: record.kind,
    id,
    status,
    customer: { id: bought.customer.id, name: bought.customer.firstname },
    ...toStops(record, context.shops, context.texts),
    note: note ?? '',
    way,
    load: toLoad(record, context),
    collects: collectsCash(paymentOf(bought)) ? major(bought.total_price, bought.scale) : null,
    currency: toBoughtCurrency(bought, context.reference),
    asks_code: asksCode({ code, way }),
    code_wait_until: wireTime(codeWaitsUntil(record.tries, context.now) ?? null),
    code_locked: isCodeLocked(record.tries),
    route: await context.routeOf({ kind: record.kind, id, status }),
  };
};

const paymentOf = (bought: { readonly transactions: readonly TransactionRecord[] }) => {
  const main = mainTransaction(bought);
  return main && { tag: main.tag, status: main.status as PaymentStatus };
};

const toLoad = (record: OfferRecord | CarriedRecord, { texts }: WorkContext) =>
  record.kind === 'order'
    ? { pieces: record.order.pieces, type: null, grams: null }
    : {
        pieces: null,
        type: record.type ? titleIn(record.type.texts, texts.languages) : '',
        grams: record.type?.max_g ?? null,
      };

const shopName = (id: number, { shops, texts }: WorkContext): string =>
  titleIn(shops.find(id)?.texts ?? {}, texts.languages);
