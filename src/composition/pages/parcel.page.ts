import type { FollowLinks } from '@domain/following/index.ts';
import type { ParcelId } from '@domain/kernel/ids.ts';
import { createHttpParcelLinks } from '@infra/following/http-follow-links.adapter.ts';
import { defineToken, provide } from '../../di/index.ts';
import { ANNOUNCER } from '../../features/announcer/index.ts';
import { ParcelView } from '../../features/parcels/parcel.view.tsx';
import { ParcelViewModel } from '../../features/parcels/parcel.view-model.ts';
import { REFERENCE_VIEW_MODEL } from '../../features/reference/index.ts';
import { TOASTS_VIEW_MODEL } from '../../features/toasts/index.ts';
import { bindOnce } from '../modules/bind.ts';
import { bindPayingView } from '../modules/paying-view.module.ts';
import { bindTiles } from '../modules/map.module.ts';
import { bindParcels, PARCEL_QUERIES, PARCEL_UPDATES, PARCELS } from '../modules/parcels.module.ts';
import { API, CLOCK, DATA_CACHE, TRANSLATE } from '../tokens.ts';
import { definePage } from './define-page.ts';

const FOLLOW_LINKS = defineToken<FollowLinks<ParcelId>>('ParcelLinks');

const bindParcel = bindOnce(FOLLOW_LINKS, (options) => {
  bindParcels(options);
  provide(options, FOLLOW_LINKS, createHttpParcelLinks, { api: API });
  bindPayingView(options);
  bindTiles(options);
});

export const page = definePage(
  ParcelViewModel,
  ParcelView,
  {
    cache: DATA_CACHE,
    queries: PARCEL_QUERIES,
    updates: PARCEL_UPDATES,
    reference: REFERENCE_VIEW_MODEL,
    parcels: PARCELS,
    toasts: TOASTS_VIEW_MODEL,
    announcer: ANNOUNCER,
    clock: CLOCK,
    links: FOLLOW_LINKS,
    translate: TRANSLATE,
  },
  bindParcel,
);
