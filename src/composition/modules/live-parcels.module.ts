import type { ParcelUpdates } from '@domain/parcels/index.ts';
import { createLiveParcelUpdates } from '@infra/parcels/live-parcel-updates.adapter.ts';
import { defineToken, provide } from '../../di/index.ts';
import { PLATFORM, type Platform } from '../platform.ts';
import { bindOnce } from './bind.ts';
import { bindEventFeed, EVENT_FEED, type AnnouncedFeed } from './event-feed.module.ts';
import { bindParcels } from './parcels.module.ts';

export const PARCEL_UPDATES = defineToken<ParcelUpdates>('ParcelUpdates');

/** Live parcels, for the pages that show them. */
export const bindLiveParcels = bindOnce(PARCEL_UPDATES, (options) => {
  bindParcels(options);
  bindEventFeed(options);
  provide(
    options,
    PARCEL_UPDATES,
    ({ platform, feed }: { readonly platform: Platform; readonly feed: AnnouncedFeed }) =>
      createLiveParcelUpdates({ feed, visibility: platform.visibility }),
    { platform: PLATFORM, feed: EVENT_FEED },
  );
});
