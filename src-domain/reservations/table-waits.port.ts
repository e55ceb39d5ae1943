import type { Answer } from '../kernel/answer.ts';
import type { Instant } from '../kernel/clock.port.ts';
import type { ShopId, TableWaitId } from '../kernel/ids.ts';
import type { ReservedShop } from './reservation.ts';
import type { TableHold } from './table-hold.ts';
import type { WaitRequest, WaitStatus } from './table-wait.ts';

/** A customer's place in the line for a table. */
export type TableWait = WaitRequest & {
  readonly id: TableWaitId;
  readonly status: WaitStatus;
  readonly shop: ReservedShop;
  /** Empty where any section suits. */
  readonly sectionTitle: string;
  /** Parties before the customer. */
  readonly before: number;
  /** What is kept for the customer; its end is a moment of this device's clock. */
  readonly offer: (TableHold & { readonly tableName: string; readonly sectionTitle: string }) | undefined;
};

/** BOOKING-2: The customer's places in the lines of shops that were full. */
export interface TableWaits {
  /** Joins the line of a shop. The same request again is the same place; another one for that day replaces it. */
  join(shop: ShopId, request: WaitRequest): Answer<TableWait>;
  /** How many parties would be before the customer, who does not join by asking. */
  ahead(shop: ShopId, request: WaitRequest): Answer<number>;
  /** The places of the customer whose day has not passed, the next one first. */
  list(): Answer<readonly TableWait[]>;
  /** Leaves a line; `rejected` with 404 for a place of anybody else. */
  leave(id: TableWaitId): Answer<void>;
}

/** BOOKING-2c: How a place stands now: an offer ends without a word of the server. */
export const statusOf = ({ status, offer }: Pick<TableWait, 'status' | 'offer'>, now: Instant): WaitStatus =>
  status === 'offered' && offer && now >= offer.until ? 'ended' : status;
