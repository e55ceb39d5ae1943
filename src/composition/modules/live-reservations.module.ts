import { ContainerModule } from 'inversify';
import type { ReservationUpdates } from '@domain/reservations/index.ts';
import { createLiveReservationUpdates } from '@infra/reservations/live-reservation-updates.adapter.ts';
import { defineToken } from '../../di/index.ts';
import { provideFollowing } from './event-feed.module.ts';

export const service = defineToken<ReservationUpdates>('LiveReservationUpdates');

/** Live reservations, imported when a page follows them. */
export const bindings = new ContainerModule((options) =>
  provideFollowing(options, service, createLiveReservationUpdates),
);
