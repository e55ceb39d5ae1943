import { isActiveParcel, type ParcelStatus } from '@domain/parcels/index.ts';
import { courierPlace } from '../../features/orders/index.ts';
import type { ParcelRecord, ParcelSummary } from '../../features/parcels/index.ts';
import type { Reference } from '../../features/reference/index.ts';
import type { ParcelTypeRow } from '../../features/parcels/index.ts';
import { wireTime } from '../../foundation/time/index.ts';
import { toReview, type CatalogContext } from '../catalog/index.ts';
import { major, toBoughtCurrency, toDeliveryman, toTransaction } from '../orders/index.ts';
import { toPerson } from '../people/index.ts';
import { pictureUrl, toGalleries } from '../shapes/index.ts';
import { toParcelType, type TypeContext } from './parcel-type.shape.ts';
import { mainTransaction } from '../../features/payment-transactions/index.ts';

export type ParcelContext = {
  readonly catalog: CatalogContext;
  readonly types: TypeContext;
  readonly reference: Reference;
};

/** Renders a parcel of a list (contract 2.8). The price is in the parcel's currency. */
export const toParcelRow = (
  parcel: ParcelSummary,
  type: ParcelTypeRow | undefined,
  { catalog: { origin }, types, reference }: ParcelContext,
) => {
  const main = mainTransaction(parcel);
  return {
    id: parcel.id,
    user_id: parcel.user_id,
    total_price: major(parcel.total_price, parcel.scale),
    rate: Number(parcel.rate),
    note: parcel.note,
    tax: 0,
    status: parcel.status as ParcelStatus,
    phone_from: parcel.phone_from,
    username_from: parcel.username_from,
    address_from: parcel.address_from,
    phone_to: parcel.phone_to,
    username_to: parcel.username_to,
    address_to: parcel.address_to,
    type_id: parcel.type_id,
    delivery_fee: major(parcel.total_price, parcel.scale),
    delivery_date: parcel.delivery_date,
    delivery_time: parcel.delivery_time,
    delivery_date_time: wireTime(parcel.delivery_at),
    current: parcel.current,
    img: pictureUrl(origin, parcel.images[0] ?? null),
    qr_value: parcel.qr_value,
    instruction: parcel.instruction,
    description: parcel.description,
    notify: parcel.notify ? (1 as const) : (0 as const),
    km: Number(parcel.km),
    currency: toBoughtCurrency(parcel, reference),
    user: toPerson(parcel.customer, origin),
    type: type ? toParcelType(type, types) : null,
    ...(main && { transaction: toTransaction(main, reference) }),
    transactions: parcel.transactions.map((transaction) => toTransaction(transaction, reference)),
    eta: wireTime(parcel.eta),
    created_at: wireTime(parcel.created_at),
    updated_at: wireTime(parcel.updated_at),
  };
};

/** Renders a parcel with all relations. */
export const toParcel = (parcel: ParcelRecord, type: ParcelTypeRow | undefined, context: ParcelContext) => {
  const { catalog } = context;
  const [review] = parcel.reviews;
  return {
    ...toParcelRow(parcel, type, context),
    deliveryman: parcel.courier
      ? toDeliveryman(parcel.courier, catalog.origin, isActiveParcel(parcel.status as ParcelStatus))
      : null,
    courier: courierPlace(parcel),
    ...(review && { review: toReview(review, catalog) }),
    galleries: toGalleries(parcel.id, 'parcel-orders', parcel.images, catalog.origin),
  };
};
