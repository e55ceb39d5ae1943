import type { CarriedDelivery, CourierWork, DeliveryOffer } from '@domain/couriers/index.ts';
import { orderId, userId } from '@domain/kernel/ids.ts';
import { money } from '@domain/pricing/index.ts';

export const SHOP = { latitude: 52.37, longitude: 4.89 };
export const DOOR = { latitude: 52.3731, longitude: 4.8826 };
export const keyOf = (id: number) => ({ kind: 'order', id: orderId(id) }) as const;

export const offerOf = (id: number, change: Partial<DeliveryOffer> = {}): DeliveryOffer => ({
  key: keyOf(id),
  status: 'cooking',
  from: 'Levant Kitchen',
  start: SHOP,
  area: { latitude: 52.374, longitude: 4.882 },
  kilometresToStart: 0.6,
  kilometresToDoor: 1.4,
  load: { kind: 'pieces', count: 2 },
  isCash: true,
  ...change,
});

export const carriedOf = (id: number, change: Partial<CarriedDelivery> = {}): CarriedDelivery => ({
  key: keyOf(id),
  status: 'on_a_way',
  customer: { id: userId(7), name: 'Leila' },
  start: { name: 'Levant Kitchen', phone: '31600000001', address: 'Quay 1', at: SHOP },
  door: { name: 'Leila', phone: '31600000002', address: '12 Harbor Street, 12 / 3', at: undefined },
  note: 'Ring twice',
  way: 'hand',
  load: { kind: 'pieces', count: 2 },
  collects: money(1850, 2),
  priceStyle: { symbol: '$', position: 'before' },
  asksCode: true,
  codeWaitsUntil: undefined,
  isCodeLocked: false,
  route: undefined,
  ...change,
});

export const workOf = (change: Partial<CourierWork> = {}): CourierWork => ({
  isOnline: true,
  place: SHOP,
  carried: [],
  offers: [],
  done: [],
  timeZone: 'UTC',
  ...change,
});
