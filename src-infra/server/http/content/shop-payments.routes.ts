import { bare, notFound } from '../response/index.ts';
import type { Handlers } from '../handler.ts';
import { toShopPayments, type CatalogDeps } from '../catalog/index.ts';

/** Payment methods of a shop, where the marketplace leaves them to shops (contract 3.3). */
export const shopPaymentsRoutes = ({ shops }: Pick<CatalogDeps, 'shops'>): Handlers<'listShopPayments'> => ({
  listShopPayments: async ({ params }) => {
    const shop = (await shops()).find(params.id);
    return shop ? bare({ data: toShopPayments(shop) }) : notFound;
  },
});
