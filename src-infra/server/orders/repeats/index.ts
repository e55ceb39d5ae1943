import type { OrdersDeps } from '../orders-deps.ts';
import { createRepeatRepository } from '../../store/index.ts';
import type { AcceptCopy } from './copy-order.ts';
import { createMakeCopy } from './make-copy.ts';
import { createRepeatJob } from './repeat.job.ts';
import { createRepeatOrder, type RepeatOrder } from './repeat-order.use-case.ts';
import type { Job } from '../../jobs/index.ts';

/** ORDER-7: orders that come again by themselves. */
export type Repeats = {
  readonly repeatOrder: RepeatOrder;
  /** False when the customer has no such repeat. */
  readonly endRepeat: (repeatId: number, userId: number) => Promise<boolean>;
  readonly job: Job;
};

export const createRepeats = (deps: OrdersDeps & AcceptCopy): Repeats => {
  const repeats = createRepeatRepository(deps.store);
  return {
    repeatOrder: createRepeatOrder({ ...deps, repeats }),
    endRepeat: repeats.remove,
    job: createRepeatJob({ ...deps, repeats, makeCopy: createMakeCopy(deps) }),
  };
};
