import { isInZone } from '@domain/catalog/index.ts';
import { enveloped, notFound, refused } from '../answer/index.ts';
import type { Handlers } from '../call.ts';
import type { CatalogDeps } from './catalog-deps.ts';

/** Whether somebody delivers to a place (ADDRESS-5, contract 3.3). A shop that has switched itself off does not. */
export const zonesRoutes = ({ shops }: Pick<CatalogDeps, 'shops'>): Handlers<'checkAnyZone' | 'checkShopZone'> => ({
  checkAnyZone: async ({ params }) => {
    const isServed = (await shops()).shops.some(({ schedule, zone }) => schedule.isAccepting && isInZone(zone, params.address));
    return isServed ? enveloped('success', 'ZONE_OK') : refused('ERROR_400', { text: 'NOT_IN_POLYGON' });
  },

  checkShopZone: async ({ params }) => {
    const shop = (await shops()).find(params.id);
    if (!shop || shop.zone.length === 0 || !shop.schedule.isAccepting) return notFound;
    return isInZone(shop.zone, params.address) ? enveloped(null, 'ZONE_OK') : refused('ERROR_400', { text: 'NOT_IN_POLYGON' });
  },
});
