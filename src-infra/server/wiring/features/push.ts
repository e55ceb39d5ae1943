import type { Clock } from '@domain/kernel/clock.port.ts';
import { createDeviceRepository } from '../../features/push/devices.repository.ts';
import { createFcmSender, createPush, type PushConfig, type PushDispatcher } from '../../features/push/index.ts';
import type { ReferenceSource } from '../../features/reference/index.ts';
import type { Log } from '../../foundation/platform/log.ts';
import type { Store } from '../../store/index.ts';

type Deps = {
  readonly store: Store;
  readonly config: PushConfig | undefined;
  readonly reference: ReferenceSource;
  readonly clock: Clock;
  readonly log: Log;
};

/** Notifications to devices; `undefined` where no messaging service is configured. */
export const wirePush = ({ store, config, reference, clock, log }: Deps): PushDispatcher | undefined =>
  config?.sender &&
  createPush({
    devices: createDeviceRepository(store),
    log,
    title: async () => (await reference()).publicSettings.find(({ key }) => key === 'title')?.value ?? '',
    sender: createFcmSender({ ...config.sender, fetch, clock }),
  });
