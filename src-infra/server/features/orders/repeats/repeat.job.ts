import { addDays, localDateOf, localTimeOf } from '@domain/calendar/index.ts';
import { isRepeatDue } from '@domain/orders/index.ts';
import type { ShopRecord } from '../../catalog/index.ts';
import type { Job } from '../../../foundation/jobs/index.ts';
import type { OrderRepeats, RepeatRow } from './repeats.ports.ts';
import type { OrderCollaborators } from '../order-collaborators.ts';
import type { PlaceCopy } from './place-copy.ts';

type Deps = Pick<OrderCollaborators, 'transactions' | 'orders' | 'shops' | 'zones' | 'clock'> & {
  readonly repeats: OrderRepeats;
  readonly placeCopy: PlaceCopy;
};

const INTERVAL_MS = 15_000;
/** Contract 5.10, in the shop's time zone. */
const RUN_TIME = '00:01';

/** ORDER-7e: places each copy once a day across all processes; a day that cannot be served is skipped. */
export const createRepeatJob = ({ transactions, orders, shops, zones, clock, repeats, placeCopy }: Deps): Job => {
  const make = (repeatId: number, shop: ShopRecord, today: string): Promise<void> =>
    transactions.run(async () => {
      const repeat = await repeats.lock(repeatId);
      if (!repeat || !isDue(repeat, today)) return;
      const order = await orders.find(repeat.order_id);
      const isRefunded = order?.refunds.some(({ status, lines }) => status === 'accepted' && lines === null);
      if (order && isRefunded === false) await placeCopy(order, shop, today);
      await repeats.markMade(repeatId, today, clock.now());
    });

  return {
    name: 'repeats',
    everyMs: INTERVAL_MS,
    run: async () => {
      const now = clock.now();
      const utc = localDateOf(now, 'UTC', zones);
      const directory = await shops();
      const failures: unknown[] = [];
      // Today is yesterday or tomorrow of UTC somewhere.
      for (const repeat of await repeats.within(addDays(utc, -1), addDays(utc, 1))) {
        const shop = directory.find(repeat.shop_id);
        const today = shop && localDateOf(now, shop.schedule.timeZone, zones);
        if (
          !shop ||
          today === undefined ||
          !isDue(repeat, today) ||
          localTimeOf(now, shop.schedule.timeZone, zones) < RUN_TIME
        )
          continue;
        // One repeat that cannot be made must not hold up the others.
        await make(repeat.id, shop, today).catch((failure: unknown) => failures.push(failure));
      }
      if (failures.length > 0)
        throw new AggregateError(failures, `${failures.length} repeats were not made: ${String(failures[0])}`);
    },
  };
};

const isDue = ({ from_day: from, to_day: to, last_made: lastMade }: RepeatRow, today: string): boolean =>
  isRepeatDue({ from, to, lastMade: lastMade ?? undefined }, today);
