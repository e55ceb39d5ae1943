import { addDays, localDateOf, localTimeOf } from '@domain/calendar/index.ts';
import type { ShopRecord } from '../../catalog/index.ts';
import type { Job } from '../../../foundation/jobs/index.ts';
import { isDue } from './due-repeat.ts';
import type { OpenRepeat, OrderRepeats } from './repeats.ports.ts';
import type { OrderCollaborators } from '../order-collaborators.ts';
import type { PlaceCopy } from './place-copy.ts';
import type { ReportOutcome } from './report-outcome.ts';

type Deps = Pick<OrderCollaborators, 'transactions' | 'orders' | 'shops' | 'zones' | 'clock' | 'reference'> & {
  readonly repeats: OrderRepeats;
  readonly placeCopy: PlaceCopy;
  readonly report: ReportOutcome;
};

const INTERVAL_MS = 15_000;
/** Contract 5.10, in the shop's time zone. */
const RUN_TIME = '00:01';

/**
 * ORDER-7e: places each copy once a day across all processes. The customer is notified of what became of a day: placed,
 * asked about, or not possible and why. That and the copy are one transaction, so a crash loses or repeats neither.
 */
export const createRepeatJob = (deps: Deps): Job => {
  const { transactions, orders, shops, zones, clock, reference, repeats, placeCopy, report } = deps;

  const make = (open: OpenRepeat, shop: ShopRecord | undefined, today: string): Promise<void> =>
    transactions.run(async () => {
      // The order before its repeat, as everybody who changes a plan does.
      await orders.lock(open.order_id);
      const repeat = await repeats.lock(open.id);
      const order = repeat && isDue(repeat, today) ? await orders.find(repeat.order_id) : undefined;
      if (!repeat || !order) return;
      const outcome = await placeCopy(order, shop, { day: today, time: repeat.arrives, limit: repeat.price_limit });
      await repeats.record(repeat.id, today, outcome, clock.now());
      await report(order, outcome);
    });

  return {
    name: 'repeats',
    everyMs: INTERVAL_MS,
    run: async () => {
      const now = clock.now();
      const utc = localDateOf(now, 'UTC', zones);
      const [directory, { settings }] = [await shops(), await reference()];
      const failures: unknown[] = [];
      // Today is yesterday or tomorrow of UTC somewhere.
      for (const repeat of await repeats.within(addDays(utc, -1), addDays(utc, 1))) {
        const shop = directory.find(repeat.shop_id);
        const timeZone = shop?.schedule.timeZone ?? settings.timeZone ?? 'UTC';
        const today = localDateOf(now, timeZone, zones);
        if (!isDue(repeat, today) || localTimeOf(now, timeZone, zones) < RUN_TIME) continue;
        // One repeat that cannot be made must not hold up the others.
        await make(repeat, shop, today).catch((failure: unknown) => failures.push(failure));
      }
      if (failures.length > 0)
        throw new AggregateError(failures, `${failures.length} repeats were not made: ${String(failures[0])}`);
    },
  };
};
