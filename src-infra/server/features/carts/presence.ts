import type { Clock } from '@domain/kernel/clock.port.ts';
import type { Job } from '../../foundation/jobs/index.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import type { Presences, PresentMember } from './presence.ports.ts';

/**
 * GROUP-4: who of a group is there, over all processes. A member is online from the first open page to the last, at
 * whichever process; a process that dies takes its members along within a minute.
 */
export interface Presence {
  /** Records that the first page of a member has opened here, or the last one closed. */
  change(member: PresentMember, isPresent: boolean): Promise<void>;
  /** Returns the ids of those members who are there now. */
  among(memberIds: readonly number[]): Promise<ReadonlySet<number>>;
  /** Says that members are still there, and announces those whose process says nothing any more. */
  readonly job: Job;
}

type Deps = {
  readonly transactions: Transactions;
  readonly presences: Presences;
  readonly announce: (member: PresentMember, change: 'online' | 'offline') => Promise<void>;
  readonly clock: Clock;
};

const BEAT_MS = 15_000;
/** Three beats. */
const SILENCE_MS = 45_000;

export const createPresence = ({ transactions, presences, announce, clock }: Deps): Presence => {
  const here = new Map<number, PresentMember>();
  const silence = (): number => clock.now() - SILENCE_MS;

  /** One change of a member at a time, so that two processes never both leave the announcement to the other. */
  const alone = (member: PresentMember, work: () => Promise<void>): Promise<void> =>
    transactions.run(async () => {
      if (await presences.lock(member.memberId)) await work();
    });

  const arrive = (member: PresentMember): Promise<void> =>
    alone(member, async () => {
      const wasPresent = await presences.isPresent(member.memberId, silence());
      await presences.add(member, clock.now());
      if (!wasPresent) await announce(member, 'online');
    });

  const depart = (member: PresentMember): Promise<void> =>
    alone(member, async () => {
      await presences.remove(member.memberId);
      if (!(await presences.isPresent(member.memberId, silence()))) await announce(member, 'offline');
    });

  const bury = (member: PresentMember): Promise<void> =>
    alone(member, async () => {
      const buried = await presences.removeSilent(member.memberId, silence());
      if (buried > 0 && !(await presences.isPresent(member.memberId, silence()))) await announce(member, 'offline');
    });

  return {
    change: async (member, isPresent) => {
      if (isPresent) here.set(member.memberId, member);
      else here.delete(member.memberId);
      await (isPresent ? arrive(member) : depart(member));
    },

    among: (memberIds) => presences.presentAmong(memberIds, silence()),

    job: {
      name: 'presence',
      everyMs: BEAT_MS,
      run: async () => {
        const forgotten = await presences.beat([...here.keys()], clock.now());
        for (const memberId of forgotten) {
          const member = here.get(memberId);
          if (member) await arrive(member);
        }
        for (const member of await presences.silentSince(silence())) await bury(member);
      },
    },
  };
};
