import { createHash } from 'node:crypto';
import { isFollowable } from '@domain/following/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import { randomSecret, type Random } from '../../foundation/platform/random.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import type { StoredFollowLinks } from './follow-links.port.ts';

/** ORDER-6, PARCEL-1: links by which orders, or parcels, are followed without an account. */
export interface Following<Subject> {
  /** Whether a customer's own subject has a link that can be opened; `undefined` if it is not theirs. */
  isShared(userId: number, id: number): Promise<boolean | undefined>;
  /** Returns the secret of a new link to a customer's own subject under way; only its hash is stored. */
  share(userId: number, id: number): Promise<Result<string, 'not-found' | 'ended'>>;
  /** Ends all links of a customer's own subject at once; returns whether it is theirs. */
  stop(userId: number, id: number): Promise<boolean>;
  /** Returns the subject of a link; `undefined` alike for an unknown, stopped or expired one. */
  read(secret: string): Promise<Subject | undefined>;
}

/** Links that one subject can have at a time. */
const MOST_LINKS = 20;

type Deps<Subject> = {
  readonly links: StoredFollowLinks;
  /** What is followed; with a customer only their own. */
  readonly subjects: {
    find(id: number, userId?: number): Promise<Subject | undefined>;
    lock(id: number, userId?: number): Promise<{ readonly status: string } | undefined>;
  };
  readonly isActive: (status: string) => boolean;
  readonly transactions: Transactions;
  readonly clock: Clock;
  readonly random: Random;
};

export const createFollowing = <Subject>({
  links,
  subjects,
  isActive,
  transactions,
  clock,
  random,
}: Deps<Subject>): Following<Subject> => ({
  isShared: async (userId, id) => ((await subjects.find(id, userId)) ? links.has(id) : undefined),

  share: (userId, id) =>
    transactions.run(async () => {
      const subject = await subjects.lock(id, userId);
      if (!subject) return err('not-found');
      if (!isActive(subject.status)) return err('ended');
      const secret = randomSecret(random);
      await links.add({ subjectId: id, hash: hashOf(secret), at: clock.now() }, MOST_LINKS);
      return ok(secret);
    }),

  stop: (userId, id) =>
    transactions.run(async () => {
      if (!(await subjects.lock(id, userId))) return false;
      await links.end(id);
      return true;
    }),

  // The database compares hashes: how long that takes says nothing about a secret.
  read: async (secret) => {
    const link = await links.find(hashOf(secret));
    if (!link || !isFollowable(link.endedAt === null ? undefined : instant(link.endedAt), clock.now()))
      return undefined;
    return subjects.find(link.subjectId);
  },
});

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
