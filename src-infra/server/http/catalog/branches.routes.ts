import type { BranchRow, ShopRecord } from '../../features/catalog/index.ts';
import { enveloped, fieldRefused, listed, notFound } from '../response/index.ts';
import type { Handlers } from '../handler.ts';
import { sliceOf } from '../shapes/index.ts';
import { catalogContext, type CatalogContext } from './catalog-context.ts';
import type { CatalogDeps } from './catalog-deps.ts';
import { toShopBrief } from './shop.shape.ts';

/** The branches of approved shops (contract 3.3). */
export const branchesRoutes = ({
  branches,
  reference,
  zones,
  shops,
}: CatalogDeps): Handlers<'listBranches' | 'showBranch'> => ({
  listBranches: async (call) => {
    const { find } = await shops();
    const { shop_id } = call.params;
    if (shop_id !== undefined && !find(shop_id)) return fieldRefused('shop_id', 'FIELD_UNKNOWN');
    const context = catalogContext(await reference(), zones, call);
    const rows = await branches.list(shop_id);
    const known = rows.flatMap((row) => withShop(row, find(row.shop_id)));
    return listed(sliceOf(known, call.params, (branch) => toBranch(branch, context)));
  },

  showBranch: async (call) => {
    const row = await branches.find(call.params.id);
    const [branch] = row ? withShop(row, (await shops()).find(row.shop_id)) : [];
    return branch ? enveloped(toBranch(branch, catalogContext(await reference(), zones, call))) : notFound;
  },
});

type Branch = { readonly row: BranchRow; readonly shop: ShopRecord };
const withShop = (row: BranchRow, shop: ShopRecord | undefined): readonly Branch[] => (shop ? [{ row, shop }] : []);

const toBranch = ({ row, shop }: Branch, context: CatalogContext) => ({
  id: row.id,
  shop_id: row.shop_id,
  address: row.address,
  location: { latitude: String(row.latitude), longitude: String(row.longitude) },
  shop: toShopBrief(shop, context),
  translation: context.translation(row.id, row.texts),
});
