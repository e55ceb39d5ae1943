import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acknowledge, cartLines, compact, compareStamps, emptyReplica, issue, receive, replicaCart, settle, settledStamp, type CartReplica, type CommandMessage } from '@domain/cart/index.ts';
import { replicaId } from '@domain/kernel/ids.ts';
import { cartCommandArb, replicaMessageArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const [A, B, C] = ['a', 'b', 'c'].map(replicaId) as [ReturnType<typeof replicaId>, ReturnType<typeof replicaId>, ReturnType<typeof replicaId>];
const commandsArb = fc.array(cartCommandArb, { minLength: 1, maxLength: 6 });

const issueAll = (replica: CartReplica, commands: readonly Parameters<typeof issue>[1][]): { replica: CartReplica; messages: CommandMessage[] } => {
  const messages: CommandMessage[] = [];
  let now = replica;
  for (const command of commands) {
    const issued = issue(now, command);
    now = issued.replica;
    messages.push(issued.message);
  }
  return { replica: now, messages };
};

describe('CART-10c settling', () => {
  it('keeps the cart and shortens the log, whatever the stamp', () => {
    fc.assert(
      fc.property(fc.array(replicaMessageArb, { maxLength: 10 }), fc.nat({ max: 10 }), fc.constantFrom(A, B, C), (messages, counter, replica) => {
        const before = messages.reduce(receive, emptyReplica(replicaId('z')));
        const stamp = { counter, replica };
        const after = settle(before, stamp);
        expect(cartLines(replicaCart(after))).toEqual(cartLines(replicaCart(before)));
        expect(after.log).toEqual(before.log.filter((message) => compareStamps(message.stamp, stamp) > 0));
        expect(after.base.stamp).toEqual(before.log.findLast((message) => compareStamps(message.stamp, stamp) <= 0)?.stamp);
        expect(settle(after, stamp)).toBe(after);
        const late = after.log.toReversed().reduce(receive, { ...after, log: [], cart: after.base.cart });
        expect(cartLines(replicaCart(late))).toEqual(cartLines(replicaCart(before)));
      }),
      runs(20),
    );
  });

  it('waits for every peer: its acknowledgement, its commands, and that it has all of the others', () => {
    fc.assert(
      fc.property(commandsArb, commandsArb, fc.nat(), (mine, theirs, missing) => {
        const a = issueAll(emptyReplica(A), mine);
        const b = issueAll(emptyReplica(B), theirs);
        const both = b.messages.reduce(receive, a.replica);
        expect(settledStamp(both, [A, B])).toBe(undefined);
        expect(compact(both, [A, B])).toBe(both);
        // The peer has not got mine.
        const deaf = receive(both, acknowledge(b.replica));
        expect(settledStamp(deaf, [A, B])).toBe(undefined);
        // The peer has all, and I lack one of its commands.
        const heard = a.messages.reduce(receive, b.replica);
        const gap = receive(b.messages.toSpliced(missing % b.messages.length, 1).reduce(receive, a.replica), acknowledge(heard));
        expect(settledStamp(gap, [A, B])).toBe(undefined);
        // All is known to all.
        const full = receive(both, acknowledge(heard));
        expect(settledStamp(full, [A, B])).toEqual(full.log.at(-1)?.stamp);
        expect(settledStamp(full, [A, B, C])).toBe(undefined);
        const settled = compact(full, [B]);
        expect(settled.log).toEqual([]);
        expect(settled.base.seen).toEqual(new Map([[A, mine.length], [B, theirs.length]]));
        expect(new Map(acknowledge(settled).seen)).toEqual(settled.base.seen);
        expect(acknowledge(settled)).toMatchObject({ kind: 'seen', replica: A, counter: Math.max(mine.length, theirs.length) });
        expect(settledStamp(settled, [A, B])).toBe(undefined);
      }),
      runs(20),
    );
  });

  it('goes as far as what a peer has acknowledged, and no further', () => {
    fc.assert(
      fc.property(commandsArb, commandsArb, (early, late) => {
        const first = issueAll(emptyReplica(A), early);
        const peer = first.messages.reduce(receive, emptyReplica(B));
        const second = issueAll(receive(first.replica, acknowledge(peer)), late);
        expect(settledStamp(second.replica, [B])).toEqual({ counter: early.length, replica: A });
        expect(compact(second.replica, [B]).log).toEqual(second.messages);
        expect(settledStamp(second.replica, [])).toEqual({ counter: early.length + late.length, replica: A });
        expect(settledStamp(second.replica, [A])).toEqual(settledStamp(second.replica, []));
      }),
      runs(20),
    );
  });

  it('does not go beyond the clock of a peer, which may still give a command before it', () => {
    const a = issueAll(emptyReplica(A), [{ kind: 'clear' }, { kind: 'clear' }]);
    const knowing = receive(a.replica, { kind: 'seen', replica: B, counter: 1, seen: [[A, 2]] });
    expect(settledStamp(knowing, [B])).toEqual({ counter: 1, replica: A });
  });

  it('does not settle what it knows with a gap', () => {
    const a = issueAll(emptyReplica(A), [{ kind: 'clear' }, { kind: 'clear' }]);
    const second = a.messages.slice(1).reduce(receive, emptyReplica(C));
    expect(acknowledge(second)).toEqual({ kind: 'seen', replica: C, counter: 2, seen: [] });
    expect(settledStamp(second, [])).toBe(undefined);
  });
});

describe('CART-10 stamps', () => {
  it('are in one order, by counter and then by replica, after no stamp at all', () => {
    const stampArb = fc.option(fc.record({ counter: fc.integer({ min: 1, max: 3 }), replica: fc.constantFrom(A, B, C) }), { nil: undefined });
    const rank = (stamp: { counter: number; replica: string } | undefined): number => (stamp ? stamp.counter * 10 + 'abc'.indexOf(stamp.replica) : 0);
    fc.assert(
      fc.property(stampArb, stampArb, (left, right) => {
        expect(Math.sign(compareStamps(left, right))).toBe(Math.sign(rank(left) - rank(right)));
      }),
      runs(20),
    );
  });
});
