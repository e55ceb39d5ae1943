import { instant } from '@domain/kernel/clock.port.ts';
import type { FollowedOrder } from '@domain/orders/index.ts';

export const SECRET = 's'.repeat(43);

/** An order as its followers see it, under way without a courier. */
export const followedOf = (change: Partial<FollowedOrder> = {}): FollowedOrder => ({
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
