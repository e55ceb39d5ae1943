import { ContainerModule } from 'inversify';
import type { FollowedUpdates } from '@domain/orders/index.ts';
import { createFollowedUpdates } from '@infra/orders/followed-order-updates.adapter.ts';
import { defineToken, provide } from '../../di/index.ts';
import { PLATFORM, type Platform } from '../platform.ts';

export const service = defineToken<FollowedUpdates>('PolledFollowedUpdates');

/** Hints to read a followed order again, imported when a page follows one. */
export const bindings = new ContainerModule((options) => {
  provide(
    options,
    service,
    ({ platform }: { readonly platform: Platform }) => createFollowedUpdates({ visibility: platform.visibility }),
    { platform: PLATFORM },
  );
});
