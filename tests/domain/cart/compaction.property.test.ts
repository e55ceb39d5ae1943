import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  acknowledge,
  cartLines,
  compact,
  compareTimestamps,
  emptyReplica,
  issue,
  receive,
  replicaCart,
  compactThrough,
  stableTimestamp,
  type CartReplica,
  type Operation,
} from '@domain/cart/index.ts';
import { replicaId } from '@domain/kernel/ids.ts';
import { cartCommandArb, replicaMessageArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const [A, B, C] = ['a', 'b', 'c'].map(replicaId) as [
  ReturnType<typeof replicaId>,
  ReturnType<typeof replicaId>,
  ReturnType<typeof replicaId>,
];
const commandsArb = fc.array(cartCommandArb, { minLength: 1, maxLength: 6 });

const issueAll = (
  replica: CartReplica,
  commands: readonly Parameters<typeof issue>[1][],
): { replica: CartReplica; messages: Operation[] } => {
  const messages: Operation[] = [];
  let now = replica;
  for (const command of commands) {
    const issued = issue(now, command);
    now = issued.replica;
    messages.push(issued.message);
  }
  return { replica: now, messages };
};

describe('CART-10c compaction', () => {
  it('keeps the cart and shortens the log at any timestamp', () => {
    fc.assert(
      fc.property(
        fc.array(replicaMessageArb, { maxLength: 10 }),
        fc.nat({ max: 10 }),
        fc.constantFrom(A, B, C),
        (messages, counter, replica) => {
          const before = messages.reduce(receive, emptyReplica(replicaId('z')));
          const timestamp = { counter, replica };
          const after = compactThrough(before, timestamp);
          expect(cartLines(replicaCart(after))).toEqual(cartLines(replicaCart(before)));
          expect(after.log).toEqual(
            before.log.filter((message) => compareTimestamps(message.timestamp, timestamp) > 0),
          );
          expect(after.snapshot.timestamp).toEqual(
            before.log.findLast((message) => compareTimestamps(message.timestamp, timestamp) <= 0)?.timestamp,
          );
          expect(compactThrough(after, timestamp)).toBe(after);
          const late = after.log.toReversed().reduce(receive, { ...after, log: [], cart: after.snapshot.cart });
          expect(cartLines(replicaCart(late))).toEqual(cartLines(replicaCart(before)));
        },
      ),
      runs(20),
    );
  });

  it('waits until every peer has acknowledged all operations and we have all of theirs', () => {
    fc.assert(
      fc.property(commandsArb, commandsArb, fc.nat(), (mine, theirs, missing) => {
        const a = issueAll(emptyReplica(A), mine);
        const b = issueAll(emptyReplica(B), theirs);
        const both = b.messages.reduce(receive, a.replica);
        expect(stableTimestamp(both, [A, B])).toBe(undefined);
        expect(compact(both, [A, B])).toBe(both);
        // The peer does not have mine.
        const deaf = receive(both, acknowledge(b.replica));
        expect(stableTimestamp(deaf, [A, B])).toBe(undefined);
        // The peer has all, and I lack one of its commands.
        const heard = a.messages.reduce(receive, b.replica);
        const gap = receive(
          b.messages.toSpliced(missing % b.messages.length, 1).reduce(receive, a.replica),
          acknowledge(heard),
        );
        expect(stableTimestamp(gap, [A, B])).toBe(undefined);
        // All is known to all.
        const full = receive(both, acknowledge(heard));
        expect(stableTimestamp(full, [A, B])).toEqual(full.log.at(-1)?.timestamp);
        expect(stableTimestamp(full, [A, B, C])).toBe(undefined);
        const settled = compact(full, [B]);
        expect(settled.log).toEqual([]);
        expect(settled.snapshot.version).toEqual(
          new Map([
            [A, mine.length],
            [B, theirs.length],
          ]),
        );
        expect(new Map(acknowledge(settled).version)).toEqual(settled.snapshot.version);
        expect(acknowledge(settled)).toMatchObject({
          kind: 'acknowledgement',
          replica: A,
          counter: Math.max(mine.length, theirs.length),
        });
        expect(stableTimestamp(settled, [A, B])).toBe(undefined);
      }),
      runs(20),
    );
  });

  it('stops at the last operation that every peer has acknowledged', () => {
    fc.assert(
      fc.property(commandsArb, commandsArb, (early, late) => {
        const first = issueAll(emptyReplica(A), early);
        const peer = first.messages.reduce(receive, emptyReplica(B));
        const second = issueAll(receive(first.replica, acknowledge(peer)), late);
        expect(stableTimestamp(second.replica, [B])).toEqual({ counter: early.length, replica: A });
        expect(compact(second.replica, [B]).log).toEqual(second.messages);
        expect(stableTimestamp(second.replica, [])).toEqual({ counter: early.length + late.length, replica: A });
        expect(stableTimestamp(second.replica, [A])).toEqual(stableTimestamp(second.replica, []));
      }),
      runs(20),
    );
  });

  it('stops at the Lamport clock of a peer that may still issue earlier operations', () => {
    const a = issueAll(emptyReplica(A), [{ kind: 'clear' }, { kind: 'clear' }]);
    const knowing = receive(a.replica, { kind: 'acknowledgement', replica: B, counter: 1, version: [[A, 2]] });
    expect(stableTimestamp(knowing, [B])).toEqual({ counter: 1, replica: A });
  });

  it('does not compact operations behind a gap', () => {
    const a = issueAll(emptyReplica(A), [{ kind: 'clear' }, { kind: 'clear' }]);
    const second = a.messages.slice(1).reduce(receive, emptyReplica(C));
    expect(acknowledge(second)).toEqual({ kind: 'acknowledgement', replica: C, counter: 2, version: [] });
    expect(stableTimestamp(second, [])).toBe(undefined);
  });
});

describe('CART-10 timestamps', () => {
  it('orders by counter, then replica id, after undefined', () => {
    const stampArb = fc.option(
      fc.record({ counter: fc.integer({ min: 1, max: 3 }), replica: fc.constantFrom(A, B, C) }),
      { nil: undefined },
    );
    const rank = (timestamp: { counter: number; replica: string } | undefined): number =>
      timestamp ? timestamp.counter * 10 + 'abc'.indexOf(timestamp.replica) : 0;
    fc.assert(
      fc.property(stampArb, stampArb, (left, right) => {
        expect(Math.sign(compareTimestamps(left, right))).toBe(Math.sign(rank(left) - rank(right)));
      }),
      runs(20),
    );
  });
});
