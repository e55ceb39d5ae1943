import { instant } from '@domain/kernel/clock.port.ts';
import type { FollowedOrder, FollowedParcel } from '@domain/following/index.ts';

export const SECRET = 's'.repeat(43);

/** An order as its followers see it, under way without a courier. */
export const followedOf = (change: Partial<FollowedOrder> = {}): FollowedOrder => ({
  kind: 'order',
  shop: { title: 'Levant Kitchen', image: undefined, location: { latitude: 52.37, longitude: 4.89 } },
  status: 'accepted',
  deliveryType: 'delivery',
  updatedAt: instant(1),
  arrival: undefined,
  slot: undefined,
  timeZone: 'UTC',
  courier: undefined,
  area: undefined,
  ...change,
});

/** A parcel as its followers see it, wanted for later. */
export const followedParcelOf = (change: Partial<FollowedParcel> = {}): FollowedParcel => ({
  kind: 'parcel',
  sender: 'Nadia',
  start: { latitude: 52.374, longitude: 4.89 },
  status: 'accepted',
  updatedAt: instant(1),
  arrival: undefined,
  slot: { date: '2025-03-20', time: '13:00' },
  timeZone: 'UTC',
  courier: undefined,
  area: { latitude: 52.36, longitude: 4.91 },
  ...change,
});
