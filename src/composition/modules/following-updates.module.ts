import { ContainerModule } from 'inversify';
import type { FollowingUpdates } from '@domain/following/index.ts';
import { createFollowingUpdates } from '@infra/following/polled-following-updates.adapter.ts';
import { defineToken, provide } from '../../di/index.ts';
import { PLATFORM, type Platform } from '../platform.ts';

export const service = defineToken<FollowingUpdates>('PolledFollowingUpdates');

/** Hints to read again what is followed, imported when a page follows it. */
export const bindings = new ContainerModule((options) => {
  provide(
    options,
    service,
    ({ platform }: { readonly platform: Platform }) => createFollowingUpdates({ visibility: platform.visibility }),
    { platform: PLATFORM },
  );
});
