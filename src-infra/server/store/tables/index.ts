import type { Insertable, Selectable, Updateable } from 'kysely';
import type { AccountTables } from './accounts.tables.ts';
import type { AfterSalesTables } from './after-sales.tables.ts';
import type { BookingTables } from './reservations.tables.ts';
import type { CatalogTables } from './catalog.tables.ts';
import type { ChatTables } from './chat.tables.ts';
import type { CommerceTables } from './commerce.tables.ts';
import type { ContentTables } from './content.tables.ts';
import type { OperatorTables } from './operator.tables.ts';
import type { ParcelTables } from './parcels.tables.ts';
import type { PaymentTables } from './payments.tables.ts';
import type { PeopleTables } from './people.tables.ts';
import type { PromotionTables } from './promotions.tables.ts';
import type { ReferenceTables } from './reference.tables.ts';

/** Every table of the marketplace; what the database itself promises of them is in `migrations/`. */
export type Tables = ReferenceTables &
  PeopleTables &
  AccountTables &
  CatalogTables &
  PromotionTables &
  CommerceTables &
  AfterSalesTables &
  ParcelTables &
  ContentTables &
  BookingTables &
  ChatTables &
  PaymentTables &
  OperatorTables;

/** A row as read from a table. */
export type Row<Name extends keyof Tables> = Selectable<Tables[Name]>;
/** A row to be inserted: generated columns may be left out. */
export type NewRow<Name extends keyof Tables> = Insertable<Tables[Name]>;
/** The columns of a row to be changed. */
export type RowChange<Name extends keyof Tables> = Updateable<Tables[Name]>;
export { asJson } from './columns.ts';
