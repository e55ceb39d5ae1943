import type { ServerConfig } from '../config.ts';
import type { Catalog } from '../features/catalog/index.ts';
import { createHealth, hasDiskSpace, type Health } from '../foundation/health/index.ts';
import { isHealthy, isMigrated, type Store } from '../store/index.ts';

type Deps = {
  readonly config: ServerConfig;
  readonly store: Store;
  readonly catalog: Pick<Catalog, 'products'>;
};

/** What this process needs before it takes visitors. */
export const wireHealth = ({ config, store, catalog }: Deps): Health => {
  const folder = dataFolderOf(config);
  return createHealth({
    database: () => isHealthy(store),
    migrations: () => isMigrated(store),
    search: () => Promise.resolve(catalog.products.isLoaded),
    disk: async () => folder === undefined || hasDiskSpace(folder, config.minFreeDiskMb),
  });
};

/** Returns the folder whose disk must not fill up; `undefined` where nothing is written or nobody asks. */
const dataFolderOf = ({ store, minFreeDiskMb, uploadsDirectory }: ServerConfig): string | undefined => {
  if (minFreeDiskMb === 0 || store.kind === 'memory') return undefined;
  return store.kind === 'embedded' ? store.directory : uploadsDirectory;
};
