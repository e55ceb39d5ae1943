import type { DeliveryType, OrderStatus } from '@domain/orders/index.ts';

export type MovingStatus = Exclude<OrderStatus, 'delivered' | 'canceled'>;

/** The time an order stays in each status at speed 1, in milliseconds: twelve minutes in total. */
const DURATIONS: Readonly<Record<MovingStatus, number>> = {
  new: 40_000,
  accepted: 60_000,
  cooking: 240_000,
  ready: 80_000,
  on_a_way: 300_000,
};

const MOVING = Object.keys(DURATIONS) as readonly MovingStatus[];

/** Returns the next status of an order and the time until then. */
export const nextStep = (
  status: MovingStatus,
  type: DeliveryType,
  speed: number,
): { readonly to: OrderStatus; readonly afterMs: number } => ({
  to: nextStatusOf(status, type),
  afterMs: DURATIONS[status] / speed,
});

type Timed = {
  readonly delivery_type: DeliveryType;
  /** The start of the chosen slot. */
  readonly delivery_at: number | null;
};

/** Returns when the kitchen starts an accepted order, so that it arrives when its slot begins. */
export const kitchenStart = (
  { status, delivery_type: type, delivery_at: slot }: Timed & { readonly status: MovingStatus },
  speed: number,
): number => (status === 'accepted' && slot !== null ? slot - remainingMs(status, type, speed) : 0);

/** Returns the expected arrival of an order that enters a status now. */
export const expectedAt = (
  { status, delivery_type: type, delivery_at: slot }: Timed & { readonly status: OrderStatus },
  now: number,
  speed: number,
): number => {
  const end = now + (status === 'delivered' || status === 'canceled' ? 0 : remainingMs(status, type, speed));
  return Math.round(status === 'accepted' ? Math.max(end, slot ?? 0) : end);
};

/** Returns the time from the start of a status to the end of the order. */
const remainingMs = (status: MovingStatus, type: DeliveryType, speed: number): number => {
  const followers = MOVING.slice(MOVING.indexOf(status)).filter((step) => type === 'delivery' || step !== 'on_a_way');
  return followers.reduce((sum, step) => sum + DURATIONS[step], 0) / speed;
};

const nextStatusOf = (status: MovingStatus, type: DeliveryType): OrderStatus => {
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
