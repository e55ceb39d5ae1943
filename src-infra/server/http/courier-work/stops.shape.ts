import type { GeoPoint } from '@domain/catalog/index.ts';
import type { ShopSnapshot } from '../../features/catalog/index.ts';
import type { CarriedRecord } from '../../features/courier-work/index.ts';
import { titleIn } from '../../texts.ts';

export type StopTexts = {
  /** The caller's language, then the default one. */
  readonly languages: readonly string[];
};

type Order = Extract<CarriedRecord, { readonly kind: 'order' }>['order'];
type Parcel = Extract<CarriedRecord, { readonly kind: 'parcel' }>['parcel'];

/** COURIER-2a: both ends of a delivery in hand, whole. */
export const toStops = (record: CarriedRecord, shops: ShopSnapshot, { languages }: StopTexts) =>
  record.kind === 'order'
    ? { start: shopStop(record.order, shops, languages), door: doorStop(record.order) }
    : { start: parcelStop(record.parcel, 'from'), door: parcelStop(record.parcel, 'to') };

const shopStop = (order: Order, shops: ShopSnapshot, languages: readonly string[]) => {
  const shop = shops.find(order.shop_id);
  const address = languages.map((language) => shop?.texts[language]?.address).find(Boolean);
  return {
    name: titleIn(shop?.texts ?? {}, languages),
    phone: shop?.phone ?? null,
    address: address ?? '',
    place: shop?.location ?? null,
  };
};

const doorStop = (order: Order) => {
  const { recipient } = order.handover ?? {};
  const { address = '', house = '', floor = '', office = '' } = order.address ?? {};
  return {
    name: recipient?.name ?? order.username ?? order.customer.firstname,
    phone: recipient?.phone ?? order.phone,
    address: linesOf(address, house, floor, office),
    place: placeOf(order),
  };
};

const parcelStop = (parcel: Parcel, end: 'from' | 'to') => {
  const { address = '', house = '', stage = '', room = '' } = parcel[`address_${end}`] ?? {};
  return {
    name: parcel[`username_${end}`] ?? '',
    phone: parcel[`phone_${end}`],
    address: linesOf(address, house, stage, room),
    place: placeOf(parcel[`address_${end}`]),
  };
};

/** The street, then house, floor and door, which it may contain already. */
const linesOf = (street: string, ...details: readonly string[]): string =>
  [street, details.filter((detail) => detail !== '').join(' / ')].filter((line) => line !== '').join(', ');

const placeOf = (
  place: { readonly latitude: number | null; readonly longitude: number | null } | null,
): GeoPoint | null =>
  place === null || place.latitude === null || place.longitude === null
    ? null
    : { latitude: place.latitude, longitude: place.longitude };
