import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cartAfter, cartLines, cartTotals, compareStamps, emptyCart, emptyReplica, issue, joinReplica, mergeReplicas, needsToJoin, packReplica, receive, replicaCart, settle, type CartCommand,
  type CartReplica, type CommandMessage, type ReplicaMessage,
} from '@domain/cart/index.ts';
import { replicaId } from '@domain/kernel/ids.ts';
import { cartCommandArb, replicaMessageArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';
import { tabEventsArb, TabsWorld } from './tabs-world.ts';

const commandsArb = fc.array(cartCommandArb, { maxLength: 12 });

/** Everything about a replica but whose it is. */
const content = (replica: CartReplica): unknown => {
  const { acknowledged, retired, seen, ...packed } = packReplica(replica);
  const sorted = <Row>(rows: readonly Row[]): readonly Row[] => [...rows].sort((left, right) => (JSON.stringify(left) < JSON.stringify(right) ? -1 : 1));
  return JSON.stringify([packed, sorted(seen), sorted(retired), sorted(acknowledged.map((one) => ({ ...one, seen: sorted(one.seen) }))), cartLines(replicaCart(replica)), cartTotals(replicaCart(replica))]);
};

/** Messages that tabs really write: each tab counts its commands and its clock. */
const writtenArb: fc.Arbitrary<readonly CommandMessage[]> = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), cartCommandArb, fc.boolean()), { maxLength: 12 }).map((orders) => {
  const tabs = new Map(['a', 'b', 'c'].map((id) => [id, emptyReplica(replicaId(id))]));
  return orders.map(([id, command, isHeard]) => {
    const { replica, message } = issue(tabs.get(id) ?? emptyReplica(replicaId(id)), command);
    tabs.set(id, replica);
    if (isHeard) for (const [other, known] of tabs) tabs.set(other, receive(known, message));
    return message;
  });
});

const received = (messages: readonly ReplicaMessage[], id: string = 'z'): CartReplica => messages.reduce(receive, emptyReplica(replicaId(id)));

const slow = (messages: readonly CommandMessage[]): readonly unknown[] =>
  cartLines(messages.toSorted((left, right) => compareStamps(left.stamp, right.stamp)).reduce((cart, { command }) => cartAfter(cart, command), emptyCart));

describe('CART-10 the same cart in every open tab (L5)', () => {
  it('is what all commands make in one order, once quiet, whatever was delayed, lost, repeated, settled and joined', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), tabEventsArb, (count, events) => {
        const world = new TabsWorld(count);
        events.forEach((event) => world.happen(event));
        world.quiet();
        const expected = JSON.stringify(cartLines(world.expected()));
        for (const { replica } of world.tabs) expect(JSON.stringify(cartLines(replicaCart(replica)))).toBe(expected);
        world.compactAll();
        for (const { replica } of world.tabs) {
          expect(replica.log).toEqual([]);
          expect(JSON.stringify(cartLines(replicaCart(replica)))).toBe(expected);
        }
      }),
      runs(20, 10_000),
    );
  });

  it('does not depend on the order of messages, nor on how often they come', () => {
    fc.assert(
      fc.property(writtenArb.chain((messages) => fc.tuple(fc.constant(messages), fc.shuffledSubarray([...messages, ...messages], { minLength: messages.length }))), ([messages, shuffled]) => {
        const everything = [...shuffled, ...messages];
        expect(cartLines(replicaCart(received(everything)))).toEqual(slow(messages));
        expect(received(everything).log).toEqual(received(messages).log);
        expect(received(everything).counter).toBe(Math.max(0, ...messages.map(({ stamp }) => stamp.counter)));
      }),
      runs(15),
    );
  });

  it('changes nothing with a message that is known', () => {
    fc.assert(
      fc.property(writtenArb, (messages) => {
        const replica = received(messages);
        for (const message of messages) expect(receive(replica, message)).toBe(replica);
      }),
      runs(20),
    );
  });

  it('shows an own command at once, and gives it a stamp after all that was seen', () => {
    fc.assert(
      fc.property(writtenArb, commandsArb, (messages, commands) => {
        let replica = received(messages);
        commands.forEach((command, index) => {
          const before = replica;
          const { replica: after, message } = issue(before, command);
          expect(cartLines(replicaCart(after))).toEqual(cartLines(cartAfter(replicaCart(before), command)));
          expect(message).toEqual({ kind: 'command', stamp: { counter: before.counter + 1, replica: 'z' }, sequence: index + 1, command });
          expect(after.log.at(-1)).toBe(message);
          replica = after;
        });
      }),
      runs(12),
    );
  });

  it('lets the later of two issues of a command count', () => {
    fc.assert(
      fc.property(cartCommandArb, cartCommandArb, fc.boolean(), (first, other, isSwapped) => {
        const early: CommandMessage = { kind: 'command', stamp: { counter: 1, replica: replicaId('a') }, sequence: 1, command: first };
        const between: CommandMessage = { kind: 'command', stamp: { counter: 2, replica: replicaId('b') }, sequence: 1, command: other };
        const late: CommandMessage = { ...early, stamp: { ...early.stamp, counter: 3 } };
        const replica = received(isSwapped ? [late, between, early] : [early, between, late]);
        expect(replica.log).toEqual([between, late]);
        expect(cartLines(replicaCart(replica))).toEqual(slow([between, late]));
      }),
      runs(12),
    );
  });
});

describe('CART-10 merging whole replicas', () => {
  const replicaArb = (id: string): fc.Arbitrary<CartReplica> => fc.array(replicaMessageArb, { maxLength: 8 }).map((messages) => received(messages, id));
  /** Replicas of one history: settled ones know no more than what all had seen. */
  const familyArb = writtenArb.chain((messages) =>
    fc.tuple(...['x', 'y', 'z'].map((id) => fc.tuple(fc.nat({ max: 12 }), fc.subarray([...messages])).map(([cut, some]) => {
      const sorted = messages.toSorted((left, right) => compareStamps(left.stamp, right.stamp));
      const last = sorted[cut - 1];
      const early = sorted.slice(0, cut);
      const replica = received([...early, ...some], id);
      return last ? settle(replica, last.stamp) : replica;
    }))),
  );

  it('is commutative, associative and idempotent but for whose replica it is', () => {
    fc.assert(
      fc.property(familyArb, (family) => {
        const [a, b, c] = family as [CartReplica, CartReplica, CartReplica];
        expect(content(mergeReplicas(a, b))).toBe(content(mergeReplicas(b, a)));
        expect(content(mergeReplicas(mergeReplicas(a, b), c))).toBe(content(mergeReplicas(a, mergeReplicas(b, c))));
        expect(content(mergeReplicas(a, a))).toBe(content(a));
        expect(content(mergeReplicas(mergeReplicas(a, b), b))).toBe(content(mergeReplicas(a, b)));
        expect(mergeReplicas(a, b).id).toBe(a.id);
      }),
      runs(12),
    );
  });

  it('takes over acknowledgements, which only grow', () => {
    fc.assert(
      fc.property(replicaArb('x'), replicaArb('y'), (a, b) => {
        const merged = mergeReplicas(a, b);
        for (const known of [a, b]) {
          for (const [id, { counter, seen }] of known.acknowledged) {
            expect(merged.acknowledged.get(id)?.counter).toBeGreaterThanOrEqual(counter);
            for (const [origin, sequence] of seen) expect(merged.acknowledged.get(id)?.seen.get(origin)).toBeGreaterThanOrEqual(sequence);
          }
        }
        const known = [...merged.acknowledged].flatMap(([id, { counter, seen }]) => [`${id} ${counter}`, ...[...seen].map(([origin, sequence]) => `${id} ${origin} ${sequence}`)]);
        const told = [a, b].flatMap(({ acknowledged }) => [...acknowledged].flatMap(([id, { counter, seen }]) => [`${id} ${counter}`, ...[...seen].map(([origin, sequence]) => `${id} ${origin} ${sequence}`)]));
        expect(known.filter((one) => !told.includes(one))).toEqual([]);
      }),
      runs(12),
    );
  });

  it('lets a tab that comes late issue its own commands again, and nobody else’s (CART-10d)', () => {
    fc.assert(
      fc.property(fc.array(cartCommandArb, { minLength: 1, maxLength: 4 }), fc.array(cartCommandArb, { minLength: 1, maxLength: 4 }), (early, late) => {
        const run = (id: string, commands: readonly CartCommand[]): CartReplica => commands.reduce((replica, command) => issue(replica, command).replica, emptyReplica(replicaId(id)));
        const old = run('a', [...early, ...late]);
        const settled = settle(old, { counter: early.length + late.length, replica: replicaId('z') });
        const [mine, strange] = [run('m', late), run('n', early)];
        const mixed = strange.log.reduce(receive, mine);
        const { replica, messages } = joinReplica(mixed, settled, replicaId('m2'));
        const [retired, ...again] = messages as [ReplicaMessage, ...CommandMessage[]];
        for (const message of mixed.log) expect([needsToJoin(settled, message), receive(settled, message)]).toEqual([true, settled]);
        expect(retired).toEqual({ kind: 'retired', replica: 'm', after: 0 });
        expect(again.map(({ command, sequence, stamp }) => [command, sequence, stamp])).toEqual(late.map((command, index) => [command, index + 1, { counter: early.length + late.length + index + 1, replica: 'm2' }]));
        expect(replica.id).toBe('m2');
        expect(replica.log).toEqual(again);
        expect(cartLines(replicaCart(replica))).toEqual(cartLines(late.reduce(cartAfter, replicaCart(old))));
        expect(cartLines(replicaCart(messages.reduce(receive, settled)))).toEqual(cartLines(replicaCart(replica)));
        expect(joinReplica(replica, settled, replicaId('m3'))).toMatchObject({ replica: { id: 'm2', log: again }, messages: [] });
        expect(needsToJoin(settled, { kind: 'seen', replica: replicaId('m'), counter: 1, seen: [] })).toBe(false);
        for (const message of old.log) expect(needsToJoin(settled, message)).toBe(false);
        for (const message of messages) expect(needsToJoin(settled, message)).toBe(false);
        const told = receive(settled, retired);
        for (const message of mixed.log) expect([needsToJoin(told, message), receive(told, message)]).toEqual([message.stamp.replica !== 'm', told]);
      }),
      runs(20),
    );
  });
});
