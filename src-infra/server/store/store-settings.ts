import type { MigrationMode } from './migrate.ts';

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
  /** Embedded and in memory, for tests; `template` is a dumped database. */
  | { readonly kind: 'memory'; readonly template?: Blob };
