import type { DeliveryType, OrderStatus } from '@domain/orders/index.ts';

export type MovingStatus = Exclude<OrderStatus, 'delivered' | 'canceled'>;

/** How long an order stays in a status at speed 1, milliseconds: twelve minutes from placing to the door. */
const STAYS: Readonly<Record<MovingStatus, number>> = { new: 40_000, accepted: 60_000, cooking: 240_000, ready: 80_000, on_a_way: 300_000 };

const MOVING = Object.keys(STAYS) as readonly MovingStatus[];

/** The next status of an order, and the time it has before. */
export const nextStep = (status: MovingStatus, type: DeliveryType, speed: number): { readonly to: OrderStatus; readonly afterMs: number } => ({
  to: followerOf(status, type), afterMs: STAYS[status] / speed,
});

type Timed = {
  readonly delivery_type: DeliveryType;
  /** Start of the chosen slot. */
  readonly delivery_at: number | null;
};

/** Before this an accepted order waits: a kitchen begins an order for later so that it arrives when its slot begins. */
export const kitchenStart = ({ status, delivery_type: type, delivery_at: slot }: Timed & { readonly status: MovingStatus }, speed: number): number =>
  status === 'accepted' && slot !== null ? slot - remainingMs(status, type, speed) : 0;

/** When an order that takes a status now will be there. */
export const expectedAt = ({ status, delivery_type: type, delivery_at: slot }: Timed & { readonly status: OrderStatus }, now: number, speed: number): number => {
  const end = now + (status === 'delivered' || status === 'canceled' ? 0 : remainingMs(status, type, speed));
  return Math.round(status === 'accepted' ? Math.max(end, slot ?? 0) : end);
};

/** Time from the beginning of a status to the end of the order. */
const remainingMs = (status: MovingStatus, type: DeliveryType, speed: number): number => {
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
