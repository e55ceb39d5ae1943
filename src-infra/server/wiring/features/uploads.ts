import type { Clock } from '@domain/kernel/clock.port.ts';
import { createUploads, type Uploads } from '../../features/uploads/index.ts';
import { createUploadRepository } from '../../features/uploads/uploads.repository.ts';
import type { FileStore } from '../../foundation/files/index.ts';
import type { Random } from '../../foundation/platform/random.ts';
import type { Store } from '../../store/index.ts';

type Deps = {
  readonly store: Store;
  readonly files: FileStore;
  readonly random: Random;
  readonly clock: Clock;
};

/** Pictures that users send. */
export const wireUploads = ({ store, files, random, clock }: Deps): Uploads =>
  createUploads({ uploads: createUploadRepository(store), transactions: store.transactions, files, random, clock });
