import type { AccountTables } from './accounts.tables.ts';
import type { AfterSalesTables } from './after-sales.tables.ts';
import type { BookingTables } from './bookings.tables.ts';
import type { CatalogTables } from './catalog.tables.ts';
import type { ChatTables } from './chat.tables.ts';
import type { CommerceTables } from './commerce.tables.ts';
import type { ContentTables } from './content.tables.ts';
import type { OperatorTables } from './operator.tables.ts';
import type { ParcelTables } from './parcels.tables.ts';
import type { PaymentTables } from './payments.tables.ts';
import type { PeopleTables } from './people.tables.ts';
import type { ReferenceTables } from './reference.tables.ts';

/** Every table of the marketplace; what the database itself promises of them is in `migrations/`. */
export type Tables = ReferenceTables & PeopleTables & AccountTables & CatalogTables & CommerceTables & AfterSalesTables & ParcelTables & ContentTables & BookingTables & ChatTables & PaymentTables & OperatorTables;
export { asJson } from './columns.ts';
