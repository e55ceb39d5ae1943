import type { OrderCollaborators } from '../order-collaborators.ts';
import type { OrderRepeats } from './repeats.ports.ts';
import { createCopyTime } from './copy-time.ts';
import { createPlaceCopy, type CopyDeps } from './place-copy.ts';
import { createPriceCopy } from './price-copy.ts';
import { createRepeatJob } from './repeat.job.ts';
import { createRepeatOrder, type RepeatOrder } from './repeat-order.use-case.ts';
import { createRepeatPlans, type RepeatPlans } from './repeat-plan.use-cases.ts';
import { createReportOutcome } from './report-outcome.ts';
import type { Job } from '../../../foundation/jobs/index.ts';
import type { Notify } from '../../notifications/index.ts';

export { OPEN_END, type OrderRepeats } from './repeats.ports.ts';
export type { PlannedOrder, RepeatPlans } from './repeat-plan.use-cases.ts';

/** ORDER-7: recurring orders. */
export type Repeats = {
  readonly repeatOrder: RepeatOrder;
  /** Returns false if the customer has no such repeat. */
  readonly endRepeat: (repeatId: number, userId: number) => Promise<boolean>;
  readonly plans: RepeatPlans;
  readonly job: Job;
};

type Deps = Pick<OrderCollaborators, 'transactions' | 'shops' | 'zones' | 'cartService' | 'catalogues'> &
  Omit<CopyDeps, 'priceCopy' | 'copyTime'> & { readonly repeats: OrderRepeats; readonly notify: Notify };

export const createRepeats = (deps: Deps): Repeats => {
  const { transactions, repeats, orders, shops, reference, zones, clock } = deps;
  const priceCopy = createPriceCopy(deps);
  const copyTime = createCopyTime({ clock, zones });
  const placeCopy = createPlaceCopy({ ...deps, priceCopy, copyTime });
  return {
    repeatOrder: createRepeatOrder({ transactions, repeats, orders, shops, reference, zones, clock }),
    endRepeat: repeats.remove,
    plans: createRepeatPlans({
      transactions,
      orders,
      shops,
      zones,
      clock,
      reference,
      repeats,
      priceCopy,
      copyTime,
      placeCopy,
    }),
    job: createRepeatJob({
      transactions,
      repeats,
      orders,
      shops,
      zones,
      clock,
      reference,
      placeCopy,
      report: createReportOutcome(deps.notify),
    }),
  };
};
