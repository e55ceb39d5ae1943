import { ContainerModule } from 'inversify';
import type { ApplicationUpdates } from '@domain/couriers/index.ts';
import { createLiveApplicationUpdates } from '@infra/couriers/live-application-updates.adapter.ts';
import { defineToken } from '../../di/index.ts';
import { provideFollowing } from './event-feed.module.ts';

export const service = defineToken<ApplicationUpdates>('FollowedApplicationUpdates');

/** The stream of decisions about an application, imported while one waits. */
export const bindings = new ContainerModule((options) =>
  provideFollowing(options, service, createLiveApplicationUpdates),
);
