import { ContainerModule } from 'inversify';
import type { ReservationUpdates } from '@domain/reservations/index.ts';
import { createLiveReservationUpdates } from '@infra/reservations/live-reservation-updates.adapter.ts';
import { defineToken, provide } from '../../di/index.ts';
import { PLATFORM, type Platform } from '../platform.ts';
import { bindEventFeed, EVENT_FEED, type AnnouncedFeed } from './event-feed.module.ts';

export const service = defineToken<ReservationUpdates>('LiveReservationUpdates');

/** Live reservations, imported when a page follows them. */
export const bindings = new ContainerModule((options) => {
  bindEventFeed(options);
  if (options.isBound(service)) return;
  provide(
    options,
    service,
    ({ platform, feed }: { readonly platform: Platform; readonly feed: AnnouncedFeed }) =>
      createLiveReservationUpdates({ feed, visibility: platform.visibility }),
    { platform: PLATFORM, feed: EVENT_FEED },
  );
});
