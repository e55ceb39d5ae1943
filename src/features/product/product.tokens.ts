import type { DataCache } from '../../data/index.ts';
import { defineToken } from '../../di/index.ts';
import type { CatalogQueries } from '../catalog/index.ts';
import type { QuickAdd } from './quick-add.ts';

export const QUICK_ADD = defineToken<QuickAdd>('QuickAdd');
/** Cache and queries of the product sheet. */
export const PRODUCT_DEPS = defineToken<{ readonly cache: DataCache; readonly queries: CatalogQueries }>('ProductDeps');
