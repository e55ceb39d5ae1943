import { ContainerModule } from 'inversify';
import type { OrderUpdates } from '@domain/orders/index.ts';
import { createLiveOrderUpdates } from '@infra/orders/live-order-updates.adapter.ts';
import { defineToken } from '../../di/index.ts';
import { provideFollowing } from './event-feed.module.ts';

export const service = defineToken<OrderUpdates>('FollowedOrderUpdates');

/** The stream of live orders, imported when a page follows it. */
export const bindings = new ContainerModule((options) => provideFollowing(options, service, createLiveOrderUpdates));
