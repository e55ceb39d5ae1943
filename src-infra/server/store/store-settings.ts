import type { MigrationMode } from './migrate.ts';

/** Where the data is stored. */
export type StoreSettings =
  /** `template` is the path of a dumped database: copying it is quicker than creating a new one. */
  | { readonly kind: 'embedded'; readonly directory: string; readonly template?: string }
  /** `poolSize` is the most connections of this process besides the one that listens; migrations run by default. */
  | {
      readonly kind: 'postgres';
      readonly url: string;
      readonly poolSize: number;
      readonly migrations?: MigrationMode;
    }
  /** Embedded and in memory, for tests; `template` is a dumped database. */
  | { readonly kind: 'memory'; readonly template?: Blob };
