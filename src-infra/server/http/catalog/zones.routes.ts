import { isInZone } from '@domain/catalog/index.ts';
import { enveloped, notFound, refused } from '../response/index.ts';
import type { Handlers } from '../handler.ts';
import type { CatalogDeps } from './catalog-deps.ts';

/** Whether a place is within a delivery zone (ADDRESS-5, contract 3.3). Shops that have paused orders do not count. */
export const zonesRoutes = ({ shops }: Pick<CatalogDeps, 'shops'>): Handlers<'checkAnyZone' | 'checkShopZone'> => ({
  checkAnyZone: async ({ params }) => {
    const isServed = (await shops()).shops.some(
      ({ schedule, zone }) => schedule.isAccepting && isInZone(zone, params.address),
    );
    return isServed ? enveloped('success', 'ZONE_OK') : refused('ERROR_400', { text: 'NOT_IN_POLYGON' });
  },

  checkShopZone: async ({ params }) => {
    const shop = (await shops()).find(params.id);
    if (!shop || shop.zone.length === 0 || !shop.schedule.isAccepting) return notFound;
    return isInZone(shop.zone, params.address)
      ? enveloped(null, 'ZONE_OK')
      : refused('ERROR_400', { text: 'NOT_IN_POLYGON' });
  },
});
