import type { PGlite, PGliteOptions } from '@electric-sql/pglite';
import type { MigrationMode } from './migrate.ts';

/** Opens an embedded database, which its store closes. */
export type OpenLite = (options: PGliteOptions) => Promise<PGlite>;

/** What acknowledged writes outlive: a power loss as well (the default), or the end of the process only. */
export type Durability = 'full' | 'process';

/** Where the data is stored. */
export type StoreSettings =
  /** `template` is the path of a dumped database: copying it is quicker than creating a new one. */
  | {
      readonly kind: 'embedded';
      readonly directory: string;
      readonly template?: string;
      readonly durability?: Durability;
    }
  /** `poolSize` is the most connections of this process besides the one that listens; migrations run by default. */
  | {
      readonly kind: 'postgres';
      readonly url: string;
      readonly poolSize: number;
      readonly migrations?: MigrationMode;
    }
  /** Embedded and in memory, for tests; `open` provides the database in place of a new one. */
  | { readonly kind: 'memory'; readonly open?: OpenLite };
