import { createHash } from 'node:crypto';
import type { Clock } from '@domain/kernel/clock.port.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import { isActiveStatus, isFollowable, type OrderStatus } from '@domain/orders/index.ts';
import { randomSecret, type Random } from '../../../foundation/platform/random.ts';
import type { Transactions } from '../../../foundation/transactions/index.ts';
import type { OrderRecord } from '../order-record.ts';
import type { Orders } from '../orders.ports.ts';
import type { StoredFollowLinks } from './follow-links.port.ts';

/** ORDER-6: links by which an order is followed without an account. */
export interface Following {
  /** Whether a customer's own order has a link that can be opened; `undefined` if it is not theirs. */
  isShared(userId: number, orderId: number): Promise<boolean | undefined>;
  /** Returns the secret of a new link to a customer's own order under way; only its hash is stored. */
  share(userId: number, orderId: number): Promise<Result<string, 'not-found' | 'ended'>>;
  /** Ends all links of a customer's own order at once; returns whether the order is theirs. */
  stop(userId: number, orderId: number): Promise<boolean>;
  /** Returns the order of a link; `undefined` alike for an unknown, stopped or expired one. */
  read(secret: string): Promise<OrderRecord | undefined>;
}

/** Links that one order can have at a time. */
const MOST_LINKS = 20;

type Deps = {
  readonly links: StoredFollowLinks;
  readonly orders: Pick<Orders, 'find' | 'lock'>;
  readonly transactions: Transactions;
  readonly clock: Clock;
  readonly random: Random;
};

export const createFollowing = ({ links, orders, transactions, clock, random }: Deps): Following => ({
  isShared: async (userId, orderId) => ((await orders.find(orderId, userId)) ? links.has(orderId) : undefined),

  share: (userId, orderId) =>
    transactions.run(async () => {
      const order = await orders.lock(orderId, userId);
      if (!order) return err('not-found');
      if (!isActiveStatus(order.status as OrderStatus)) return err('ended');
      const secret = randomSecret(random);
      await links.add({ orderId, hash: hashOf(secret), at: clock.now() }, MOST_LINKS);
      return ok(secret);
    }),

  stop: (userId, orderId) =>
    transactions.run(async () => {
      if (!(await orders.lock(orderId, userId))) return false;
      await links.end(orderId);
      return true;
    }),

  // The database compares hashes: how long that takes says nothing about a secret.
  read: async (secret) => {
    const link = await links.find(hashOf(secret));
    if (!link || !isFollowable(link.endedAt === null ? undefined : instant(link.endedAt), clock.now()))
      return undefined;
    return orders.find(link.orderId);
  },
});

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
