import type { DeliveryType, OrderStatus } from '@domain/orders/index.ts';

export type MovingStatus = Exclude<OrderStatus, 'delivered' | 'canceled'>;

/** How long an order stays in a status at speed 1, milliseconds: twelve minutes from placing to the door. */
const STAYS: Readonly<Record<MovingStatus, number>> = { new: 40_000, accepted: 60_000, cooking: 240_000, ready: 80_000, on_a_way: 300_000 };

export const MOVING = Object.keys(STAYS) as readonly MovingStatus[];

/** The next status of an order, and the time it has before. */
export const nextStep = (status: MovingStatus, type: DeliveryType, speed: number): { readonly to: OrderStatus; readonly afterMs: number } => ({
  to: followerOf(status, type), afterMs: STAYS[status] / speed,
});

/** Time from the beginning of a status to the end of the order. */
export const remainingMs = (status: MovingStatus, type: DeliveryType, speed: number): number => {
  const followers = MOVING.slice(MOVING.indexOf(status)).filter((step) => type === 'delivery' || step !== 'on_a_way');
  return followers.reduce((sum, step) => sum + STAYS[step], 0) / speed;
};

const followerOf = (status: MovingStatus, type: DeliveryType): OrderStatus => {
  switch (status) {
    case 'new':
      return 'accepted';
    case 'accepted':
      return 'cooking';
    case 'cooking':
      return 'ready';
    case 'ready':
      return type === 'delivery' ? 'on_a_way' : 'delivered';
    case 'on_a_way':
      return 'delivered';
  }
};
