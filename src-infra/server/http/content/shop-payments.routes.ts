import { bare, notFound } from '../answer/index.ts';
import type { Handlers } from '../call.ts';
import { toShopPayments, type CatalogDeps } from '../catalog/index.ts';

/** How a shop is paid where the marketplace leaves it to the shops (contract 3.3). */
export const shopPaymentsRoutes = ({ shops }: Pick<CatalogDeps, 'shops'>): Handlers<'listShopPayments'> => ({
  listShopPayments: async ({ params }) => {
    const shop = (await shops()).find(params.id);
    return shop ? bare({ data: toShopPayments(shop) }) : notFound;
  },
});
