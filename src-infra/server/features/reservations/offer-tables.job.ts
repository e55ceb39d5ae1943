import { DAY_MS, type Clock } from '@domain/kernel/clock.port.ts';
import { nextOffers, type WaitOffer } from '@domain/reservations/index.ts';
import type { Job } from '../../foundation/jobs/index.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import type { ReservationNotifier } from './reservation-notifier.ts';
import type { ReservableShops } from './reservations.ports.ts';
import type { TableWaits, WaitRow } from './table-waits.port.ts';
import { toParty, type FindWaitFacts } from './wait-facts.ts';

type Deps = {
  readonly waits: TableWaits;
  readonly reservableShops: Pick<ReservableShops, 'tables' | 'lockTable'>;
  readonly transactions: Transactions;
  readonly findFacts: FindWaitFacts;
  readonly news: Pick<ReservationNotifier, 'tableFree'>;
  /** The marketplace's time. */
  readonly clock: Clock;
};

const EVERY_MS = 5_000;
/** Longer than any stay. */
const STAY_MS = 8 * DAY_MS;
/** How long past places are kept, for their customers' copies. */
const KEPT_MS = 30 * DAY_MS;

/**
 * BOOKING-2d: offers free tables to those who wait. It looks at what is free now, whatever made it so: a table that was
 * given back, moved, declined, or kept no longer. Several processes offer each table once, since its row stays locked.
 */
export const createTableOffers = ({ waits, reservableShops, transactions, findFacts, news, clock }: Deps): Job => {
  const offersIn = async (shopId: number, line: readonly WaitRow[]): Promise<readonly WaitOffer[]> => {
    const from = Math.min(...line.map(({ first_at }) => first_at)) - DAY_MS;
    const until = Math.max(...line.map(({ last_at }) => last_at)) + STAY_MS;
    const facts = await findFacts(shopId, { from, until });
    return facts ? nextOffers(line.map(toParty), facts) : [];
  };

  const offerAt = (shopId: number): Promise<void> =>
    transactions.run(async () => {
      const places = await reservableShops.tables([shopId], undefined);
      // Like everybody who reserves: tables first, then places in the line.
      for (const { id } of places) await reservableShops.lockTable(id);
      const line = await waits.lockLine(shopId, clock.now());
      for (const { id, offer } of line.length > 0 ? await offersIn(shopId, line) : []) {
        const { tableId, stay, until } = offer;
        await waits.offer(id, { table_id: tableId, starts_at: stay.from, ends_at: stay.until, offered_until: until });
        const userId = line.find((row) => row.id === id)?.user_id;
        if (userId !== undefined) await news.tableFree({ userId, shopId, id }, offer);
      }
    });

  return {
    name: 'table-offers',
    everyMs: EVERY_MS,
    run: async () => {
      const all = await waits.line(undefined, clock.now());
      for (const shopId of new Set(all.map(({ shop_id }) => shop_id))) {
        const line = all.filter(({ shop_id }) => shop_id === shopId);
        if ((await offersIn(shopId, line)).length > 0) await offerAt(shopId);
      }
      await waits.prune(clock.now() - KEPT_MS);
    },
  };
};
