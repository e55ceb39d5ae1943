import type { TimeZones } from '../calendar/index.ts';
import type { ShopId } from '../kernel/ids.ts';
import { startChoices, type CheckoutChoices } from './choices.ts';
import { orderAheadSlot, type Reservation } from '../reservations/index.ts';
import type { TableChoice } from './table-choice.ts';

/** BOOKING-3b, BOOKING-3d: Returns what checkout remembers of a reservation. */
export const tableChoiceOf = (
  { id, shop, tableName, sectionTitle, period }: Reservation,
  zones: TimeZones,
): TableChoice => ({
  reservation: id,
  table: tableName,
  section: sectionTitle,
  slot: orderAheadSlot(period.from, shop.timeZone, zones),
});

/**
 * BOOKING-3d: Returns the choices of an order ahead to a reserved table of a shop. They are those that any order of the
 * shop starts with.
 */
export const chooseTable = (
  choices: CheckoutChoices,
  {
    shop,
    table,
    defaultTip,
  }: { readonly shop: ShopId; readonly table: TableChoice; readonly defaultTip: number | undefined },
): CheckoutChoices => ({ ...startChoices(choices, shop, defaultTip), fulfilment: 'dine_in', table });

/** BOOKING-3d: Returns the choices of an order that is not for the table after all. */
export const dropTable = (choices: CheckoutChoices): CheckoutChoices => ({
  ...choices,
  fulfilment: choices.fulfilment === 'dine_in' ? 'delivery' : choices.fulfilment,
  table: undefined,
});
