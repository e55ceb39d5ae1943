import { ContainerModule } from 'inversify';
import type { ParcelUpdates } from '@domain/parcels/index.ts';
import { createLiveParcelUpdates } from '@infra/parcels/live-parcel-updates.adapter.ts';
import { defineToken } from '../../di/index.ts';
import { provideFollowing } from './event-feed.module.ts';

export const service = defineToken<ParcelUpdates>('LiveParcelUpdates');

/** Live parcels, imported when a page follows them. */
export const bindings = new ContainerModule((options) => provideFollowing(options, service, createLiveParcelUpdates));
