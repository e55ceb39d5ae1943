import type { OrderPayment } from '../orders/index.ts';
import type { DeliveryStatus } from './delivery.ts';

/** What a courier does next with a delivery in hand: wait until it is ready, pick it up, or hand it over. */
export type CourierStep = 'wait' | 'pick-up' | 'handover';

/** COURIER-3a: Returns the courier's next step; `undefined` where there is none. */
export const nextCourierStep = (status: DeliveryStatus): CourierStep | undefined => {
  switch (status) {
    case 'new':
    case 'pending':
    case 'delivered':
    case 'canceled':
      return undefined;
    case 'accepted':
    case 'cooking':
      return 'wait';
    case 'ready':
      return 'pick-up';
    case 'on_a_way':
      return 'handover';
  }
};

/** COURIER-3b: A delivery can be given back until it is picked up. */
export const canGiveBack = (status: DeliveryStatus): boolean => {
  const step = nextCourierStep(status);
  return step === 'wait' || step === 'pick-up';
};

/** COURIER-3c: Whether the courier collects the total in cash: it is paid in cash, and nobody has paid yet. */
export const collectsCash = (payment: OrderPayment | undefined): boolean =>
  payment !== undefined && payment.tag === 'cash' && payment.status === 'progress';

/** The speed of a ride through a city that estimates go by, in km/h. */
export const RIDE_KMH = 15;
/** The time at a door, on top of the ride. */
export const DOOR_MS = 120_000;

/** COURIER-3d: Returns how long it takes to bring something so many kilometers, in whole milliseconds. */
export const rideMs = (kilometres: number): number => Math.round((kilometres / RIDE_KMH) * 3_600_000) + DOOR_MS;
