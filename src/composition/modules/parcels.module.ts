import type { ParcelHistory, Parcels, ParcelUpdates } from '@domain/parcels/index.ts';
import { createHttpParcelHistory } from '@infra/parcels/http-parcel-history.adapter.ts';
import { createHttpParcels } from '@infra/parcels/http-parcels.adapter.ts';
import { defineToken, provide } from '../../di/index.ts';
import { createParcelQueries, type ParcelQueries } from '../../features/parcels/parcels.queries.ts';
import { REFERENCE_VIEW_MODEL } from '../../features/reference/index.ts';
import { CONTEXT, type AppContext } from '../app-context.ts';
import { API } from '../tokens.ts';
import { announcing } from './announcing.ts';
import { bindOnce, provideFromPlatform } from './bind.ts';
import { provideLateNews } from './late-news.module.ts';

export const PARCELS = defineToken<Parcels>('Parcels');
export const PARCEL_UPDATES = defineToken<ParcelUpdates>('ParcelUpdates');
export const PARCEL_QUERIES = defineToken<ParcelQueries>('ParcelQueries');
export const PARCEL_KEYS = defineToken<() => string>('ParcelKeys');
const HISTORY = defineToken<ParcelHistory>('ParcelHistory');

type QueryDeps = { readonly parcels: Parcels; readonly history: ParcelHistory; readonly context: AppContext };

/** The customer's parcels, for the pages that send or show them. */
export const bindParcels = bindOnce(PARCELS, (options) => {
  provide(options, PARCELS, announcing(createHttpParcels), {
    api: API,
    context: CONTEXT,
    reference: REFERENCE_VIEW_MODEL,
  });
  provide(options, HISTORY, createHttpParcelHistory, { api: API });
  provide(
    options,
    PARCEL_QUERIES,
    ({ context, ...deps }: QueryDeps) => createParcelQueries({ ...deps, scope: () => context.scope() }),
    { parcels: PARCELS, history: HISTORY, context: CONTEXT },
  );
  provideLateNews(options, PARCEL_UPDATES, () => import('./live-parcels.module.ts'));
  provideFromPlatform(options, PARCEL_KEYS, (platform) => platform.makeUuid);
});
