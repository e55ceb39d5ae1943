import type { AccountTables } from './accounts.tables.ts';
import type { CatalogTables } from './catalog.tables.ts';
import type { CommerceTables } from './commerce.tables.ts';
import type { ContentTables } from './content.tables.ts';
import type { PeopleTables } from './people.tables.ts';
import type { ReferenceTables } from './reference.tables.ts';

/** Every table of the marketplace; what the database itself promises of them is in `migrations/`. */
export type Tables = ReferenceTables & PeopleTables & AccountTables & CatalogTables & CommerceTables & ContentTables;
export { asJson } from './columns.ts';
