import type { Clock } from '@domain/kernel/clock.port.ts';
import type { ShopDirectory } from '../catalog/index.ts';
import type { Notify } from '../notifications/index.ts';
import type { Random } from '../platform/random.ts';
import type { ReferenceSource } from '../reference/index.ts';
import type { Store } from '../store/index.ts';
import type { Uploads } from '../uploads/index.ts';

export type PartnersDeps = {
  readonly store: Store; readonly reference: ReferenceSource; readonly shops: ShopDirectory; readonly random: Random; readonly notify: Notify;
  readonly uploads: Pick<Uploads, 'areOwn'>;
  /** The marketplace's time. */
  readonly clock: Clock;
};
