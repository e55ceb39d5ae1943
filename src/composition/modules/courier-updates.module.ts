import { ContainerModule } from 'inversify';
import type { CourierUpdates } from '@domain/couriers/index.ts';
import { createLiveCourierUpdates } from '@infra/couriers/live-courier-updates.adapter.ts';
import { defineToken } from '../../di/index.ts';
import { provideFollowing } from './event-feed.module.ts';

export const service = defineToken<CourierUpdates>('FollowedCourierUpdates');

/** The stream of a courier's work, imported when the page follows it. */
export const bindings = new ContainerModule((options) => provideFollowing(options, service, createLiveCourierUpdates));
