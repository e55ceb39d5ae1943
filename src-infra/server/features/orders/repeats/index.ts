import type { OrderCollaborators } from '../order-collaborators.ts';
import type { OrderRepeats } from './repeats.ports.ts';
import { createPlaceCopy, type CopyDeps } from './place-copy.ts';
import { createRepeatJob } from './repeat.job.ts';
import { createRepeatOrder, type RepeatOrder } from './repeat-order.use-case.ts';
import type { Job } from '../../../foundation/jobs/index.ts';

export type { OrderRepeats } from './repeats.ports.ts';

/** ORDER-7: recurring orders. */
export type Repeats = {
  readonly repeatOrder: RepeatOrder;
  /** Returns false if the customer has no such repeat. */
  readonly endRepeat: (repeatId: number, userId: number) => Promise<boolean>;
  readonly job: Job;
};

type Deps = Pick<OrderCollaborators, 'transactions' | 'shops'> & CopyDeps & { readonly repeats: OrderRepeats };

export const createRepeats = (deps: Deps): Repeats => {
  const { transactions, repeats, orders, shops, reference, zones, clock } = deps;
  return {
    repeatOrder: createRepeatOrder({ transactions, repeats, orders, shops, reference, zones, clock }),
    endRepeat: repeats.remove,
    job: createRepeatJob({ transactions, repeats, orders, shops, zones, clock, placeCopy: createPlaceCopy(deps) }),
  };
};
