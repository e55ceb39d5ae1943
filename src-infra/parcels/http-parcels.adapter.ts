import type { $Fetch } from 'ofetch';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { ok, type Result } from '@domain/kernel/result.ts';
import {
  isActiveParcel,
  PARCEL_STATUSES,
  type NewParcel,
  type Parcel,
  type ParcelGroup,
  type ParcelPlace,
  type Parcels,
  type PlacedParcel,
} from '@domain/parcels/index.ts';
import type { ReadingContext } from '../catalog/catalog-wire.ts';
import { toPage } from '../drivers/http/page.ts';
import { readCreated, readEntity, requireId } from '../drivers/http/read-entity.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { dataOf, listOf } from '../drivers/http/wire.ts';
import { loadPaymentMethods } from '../orders/http-payment-methods.adapter.ts';
import { toParcel, toParcelSummary, toParcelType } from './parcel-wire.ts';

type Deps = {
  readonly api: $Fetch;
  readonly context: ReadingContext;
  /** Whether the server announces an extension (contract 8). */
  readonly announces: (extension: 'idempotency' | 'parcel_hold') => boolean;
};

const PARCELS = 'dashboard/user/parcel-orders';
const PER_PAGE = 10;

/** Contract 3.11, 3.13. */
export const createHttpParcels = ({ api, context, announces }: Deps): Parcels => {
  const whole = requireId((item) => toParcel(item, context));
  const loaded = (body: unknown): Result<Parcel, RemoteFailure> => readEntity(body, whole);
  const keyed = (key: string) => (announces('idempotency') ? { headers: { 'Idempotency-Key': key } } : {});
  return {
    types: () =>
      readAnswer(api<unknown>('rest/parcel-order/types', { query: { perPage: 100 } }), (body) =>
        ok(listOf(dataOf(body), (item) => toParcelType(item, context.toImage)).filter(({ id }) => id > 0)),
      ),
    methods: () => loadPaymentMethods(api),
    place: (parcel, currency, key) =>
      readAnswer(
        api<unknown>(PARCELS, {
          method: 'POST',
          ...keyed(key),
          body: { currency_id: currency, ...bodyOf(parcel), ...(announces('parcel_hold') && { hold: true }) },
        }),
        (body) =>
          readCreated<PlacedParcel>(
            body,
            requireId((item) => toParcelSummary(item, context)),
          ),
      ),
    list: (group, page) =>
      readAnswer(
        api<unknown>(PARCELS, {
          query: { ...statusQuery(group), column: 'id', sort: 'desc', perPage: PER_PAGE, page },
        }),
        (body) => ok(toPage(body, (item) => toParcelSummary(item, context))),
      ),
    load: (id) => readAnswer(api<unknown>(`${PARCELS}/${id}`), loaded),
    cancel: (id) =>
      readAnswer(
        api<unknown>(`${PARCELS}/${id}/status/change`, { method: 'POST', query: { status: 'canceled' } }),
        loaded,
      ),
    review: (id, stars, comment) =>
      readAnswer(
        api<unknown>(`${PARCELS}/deliveryman-review/${id}`, {
          method: 'POST',
          body: { rating: stars, ...(comment !== '' && { comment }) },
        }),
        loaded,
      ),
  };
};

const statusQuery = (group: ParcelGroup) => ({
  order_statuses: true,
  ...Object.fromEntries(
    PARCEL_STATUSES.filter((status) => isActiveParcel(status) === (group === 'active')).map((status, index) => [
      `statuses[${index}]`,
      status,
    ]),
  ),
});

/** The same parcel gives exactly the same body, because its idempotency key stands for it. */
const bodyOf = ({
  typeId,
  sender,
  receiver,
  date,
  time,
  note,
  qrValue,
  instruction,
  description,
  isNotifying,
}: NewParcel) => ({
  type_id: typeId,
  username_from: sender.name,
  phone_from: sender.phone,
  address_from: placeOf(sender.place),
  username_to: receiver.name,
  phone_to: receiver.phone,
  address_to: placeOf(receiver.place),
  delivery_date: date,
  delivery_time: time,
  ...(note !== '' && { note }),
  ...(qrValue !== '' && { qr_value: qrValue }),
  ...(instruction !== '' && { instruction }),
  ...(description !== '' && { description }),
  notify: isNotifying,
});

const placeOf = ({ location, text, house, stage, room }: ParcelPlace) => ({
  ...location,
  address: text,
  house,
  stage,
  room,
});
