import { isInZone, kilometresToZone } from '@domain/catalog/index.ts';
import { enveloped, notFound, refused } from '../response/index.ts';
import type { Handlers } from '../handler.ts';
import type { CatalogDeps } from './catalog-deps.ts';

const METRES = 1000;

/** Whether a place is within a delivery zone (ADDRESS-5, contract 3.3). Shops that have paused orders do not count. */
export const zonesRoutes = ({ shops }: Pick<CatalogDeps, 'shops'>): Handlers<'checkAnyZone' | 'checkShopZone'> => ({
  checkAnyZone: async ({ params }) => {
    const zones = (await shops()).shops.filter(({ schedule }) => schedule.isAccepting).map(({ zone }) => zone);
    if (zones.some((zone) => isInZone(zone, params.address))) return enveloped('success', 'ZONE_OK');
    const away = Math.min(...zones.map((zone) => kilometresToZone(zone, params.address)));
    return refused('ERROR_400', {
      text: 'NOT_IN_POLYGON',
      ...(Number.isFinite(away) && { data: { kilometres: Math.round(away * METRES) / METRES } }),
    });
  },

  checkShopZone: async ({ params }) => {
    const shop = (await shops()).find(params.id);
    if (!shop || shop.zone.length === 0 || !shop.schedule.isAccepting) return notFound;
    return isInZone(shop.zone, params.address)
      ? enveloped(null, 'ZONE_OK')
      : refused('ERROR_400', { text: 'NOT_IN_POLYGON' });
  },
});
