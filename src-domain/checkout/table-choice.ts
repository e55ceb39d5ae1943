import type { ReservationId } from '../kernel/ids.ts';
import type { Slot } from '../orders/index.ts';
import type { CheckoutChoices, Fulfilment } from './choices.ts';

/** A reserved table that dishes are ordered ahead to, as checkout shows it; `slot` is the start of the reservation. */
export type TableChoice = {
  readonly reservation: ReservationId;
  readonly table: string;
  readonly section: string;
  readonly slot: Slot;
};

/** BOOKING-3d: Returns the table that an order goes to: the remembered one, unless another way is chosen. */
export const chosenTable = ({
  fulfilment,
  table,
}: Pick<CheckoutChoices, 'fulfilment' | 'table'>): TableChoice | undefined =>
  fulfilment === 'dine_in' ? table : undefined;

/** BOOKING-3d: Returns how an order reaches the customer; without a remembered table none is served at one. */
export const fulfilmentOf = (choices: Pick<CheckoutChoices, 'fulfilment' | 'table'>): Fulfilment =>
  choices.fulfilment === 'dine_in' && !choices.table ? 'delivery' : choices.fulfilment;
