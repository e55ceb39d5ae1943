import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cartAfter,
  cartLines,
  cartTotals,
  compareTimestamps,
  emptyCart,
  emptyReplica,
  issue,
  resyncReplica,
  mergeReplicas,
  needsResync,
  serializeReplica,
  receive,
  replicaCart,
  compactThrough,
  type CartCommand,
  type CartReplica,
  type Operation,
  type ReplicaMessage,
} from '@domain/cart/index.ts';
import { replicaId } from '@domain/kernel/ids.ts';
import { cartCommandArb, replicaMessageArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';
import { tabEventsArb, TabsWorld } from './tabs-world.ts';

const commandsArb = fc.array(cartCommandArb, { maxLength: 12 });

/** Everything about a replica but whose it is. */
const content = (replica: CartReplica): unknown => {
  const { acknowledged, retired, version, ...packed } = serializeReplica(replica);
  const sorted = <Row>(rows: readonly Row[]): readonly Row[] =>
    [...rows].sort((left, right) => (JSON.stringify(left) < JSON.stringify(right) ? -1 : 1));
  return JSON.stringify([
    packed,
    sorted(version),
    sorted(retired),
    sorted(acknowledged.map((one) => ({ ...one, version: sorted(one.version) }))),
    cartLines(replicaCart(replica)),
    cartTotals(replicaCart(replica)),
  ]);
};

/** Messages that tabs really write: each tab counts its commands and its clock. */
const writtenArb: fc.Arbitrary<readonly Operation[]> = fc
  .array(fc.tuple(fc.constantFrom('a', 'b', 'c'), cartCommandArb, fc.boolean()), { maxLength: 12 })
  .map((orders) => {
    const tabs = new Map(['a', 'b', 'c'].map((id) => [id, emptyReplica(replicaId(id))]));
    return orders.map(([id, command, isHeard]) => {
      const { replica, message } = issue(tabs.get(id) ?? emptyReplica(replicaId(id)), command);
      tabs.set(id, replica);
      if (isHeard) for (const [other, known] of tabs) tabs.set(other, receive(known, message));
      return message;
    });
  });

const received = (messages: readonly ReplicaMessage[], id: string = 'z'): CartReplica =>
  messages.reduce(receive, emptyReplica(replicaId(id)));

const slow = (messages: readonly Operation[]): readonly unknown[] =>
  cartLines(
    messages
      .toSorted((left, right) => compareTimestamps(left.timestamp, right.timestamp))
      .reduce((cart, { command }) => cartAfter(cart, command), emptyCart),
  );

describe('CART-10 the same cart in every open tab (L5)', () => {
  it('converges on the sequential cart despite delay, loss, duplication, compaction and resync', () => {
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

  it('does not depend on the order or number of deliveries', () => {
    fc.assert(
      fc.property(
        writtenArb.chain((messages) =>
          fc.tuple(
            fc.constant(messages),
            fc.shuffledSubarray([...messages, ...messages], { minLength: messages.length }),
          ),
        ),
        ([messages, shuffled]) => {
          const everything = [...shuffled, ...messages];
          expect(cartLines(replicaCart(received(everything)))).toEqual(slow(messages));
          expect(received(everything).log).toEqual(received(messages).log);
          expect(received(everything).counter).toBe(Math.max(0, ...messages.map(({ timestamp }) => timestamp.counter)));
        },
      ),
      runs(15),
    );
  });

  it('ignores a known message', () => {
    fc.assert(
      fc.property(writtenArb, (messages) => {
        const replica = received(messages);
        for (const message of messages) expect(receive(replica, message)).toBe(replica);
      }),
      runs(20),
    );
  });

  it('applies an own command at once with a timestamp after everything seen', () => {
    fc.assert(
      fc.property(writtenArb, commandsArb, (messages, commands) => {
        let replica = received(messages);
        commands.forEach((command, index) => {
          const before = replica;
          const { replica: after, message } = issue(before, command);
          expect(cartLines(replicaCart(after))).toEqual(cartLines(cartAfter(replicaCart(before), command)));
          expect(message).toEqual({
            kind: 'operation',
            timestamp: { counter: before.counter + 1, replica: 'z' },
            sequence: index + 1,
            command,
          });
          expect(after.log.at(-1)).toBe(message);
          replica = after;
        });
      }),
      runs(12),
    );
  });

  it('lets the later of two timestamps of one operation win', () => {
    fc.assert(
      fc.property(cartCommandArb, cartCommandArb, fc.boolean(), (first, other, isSwapped) => {
        const early: Operation = {
          kind: 'operation',
          timestamp: { counter: 1, replica: replicaId('a') },
          sequence: 1,
          command: first,
        };
        const between: Operation = {
          kind: 'operation',
          timestamp: { counter: 2, replica: replicaId('b') },
          sequence: 1,
          command: other,
        };
        const late: Operation = { ...early, timestamp: { ...early.timestamp, counter: 3 } };
        const replica = received(isSwapped ? [late, between, early] : [early, between, late]);
        expect(replica.log).toEqual([between, late]);
        expect(cartLines(replicaCart(replica))).toEqual(slow([between, late]));
      }),
      runs(12),
    );
  });
});

describe('CART-10 merging replicas', () => {
  const replicaArb = (id: string): fc.Arbitrary<CartReplica> =>
    fc.array(replicaMessageArb, { maxLength: 8 }).map((messages) => received(messages, id));
  /** Replicas of one history: settled ones know no more than what all had seen. */
  const familyArb = writtenArb.chain((messages) =>
    fc.tuple(
      ...['x', 'y', 'z'].map((id) =>
        fc.tuple(fc.nat({ max: 12 }), fc.subarray([...messages])).map(([cut, some]) => {
          const sorted = messages.toSorted((left, right) => compareTimestamps(left.timestamp, right.timestamp));
          const last = sorted[cut - 1];
          const early = sorted.slice(0, cut);
          const replica = received([...early, ...some], id);
          return last ? compactThrough(replica, last.timestamp) : replica;
        }),
      ),
    ),
  );

  it('is commutative, associative and idempotent, apart from the id', () => {
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

  it('merges acknowledgments, which only grow', () => {
    fc.assert(
      fc.property(replicaArb('x'), replicaArb('y'), (a, b) => {
        const merged = mergeReplicas(a, b);
        for (const known of [a, b]) {
          for (const [id, { counter, version }] of known.acknowledged) {
            expect(merged.acknowledged.get(id)?.counter).toBeGreaterThanOrEqual(counter);
            for (const [origin, sequence] of version)
              expect(merged.acknowledged.get(id)?.version.get(origin)).toBeGreaterThanOrEqual(sequence);
          }
        }
        const known = [...merged.acknowledged].flatMap(([id, { counter, version }]) => [
          `${id} ${counter}`,
          ...[...version].map(([origin, sequence]) => `${id} ${origin} ${sequence}`),
        ]);
        const told = [a, b].flatMap(({ acknowledged }) =>
          [...acknowledged].flatMap(([id, { counter, version }]) => [
            `${id} ${counter}`,
            ...[...version].map(([origin, sequence]) => `${id} ${origin} ${sequence}`),
          ]),
        );
        expect(known.filter((one) => !told.includes(one))).toEqual([]);
      }),
      runs(12),
    );
  });

  it('CART-10d lets a late tab reissue its own operations and nobody else’s', () => {
    fc.assert(
      fc.property(
        fc.array(cartCommandArb, { minLength: 1, maxLength: 4 }),
        fc.array(cartCommandArb, { minLength: 1, maxLength: 4 }),
        (early, late) => {
          const run = (id: string, commands: readonly CartCommand[]): CartReplica =>
            commands.reduce((replica, command) => issue(replica, command).replica, emptyReplica(replicaId(id)));
          const old = run('a', [...early, ...late]);
          const settled = compactThrough(old, { counter: early.length + late.length, replica: replicaId('z') });
          const [mine, strange] = [run('m', late), run('n', early)];
          const mixed = strange.log.reduce(receive, mine);
          const { replica, messages } = resyncReplica(mixed, settled, replicaId('m2'));
          const [retired, ...again] = messages as [ReplicaMessage, ...Operation[]];
          for (const message of mixed.log)
            expect([needsResync(settled, message), receive(settled, message)]).toEqual([true, settled]);
          expect(retired).toEqual({ kind: 'retirement', replica: 'm', after: 0 });
          expect(again.map(({ command, sequence, timestamp }) => [command, sequence, timestamp])).toEqual(
            late.map((command, index) => [
              command,
              index + 1,
              { counter: early.length + late.length + index + 1, replica: 'm2' },
            ]),
          );
          expect(replica.id).toBe('m2');
          expect(replica.log).toEqual(again);
          expect(cartLines(replicaCart(replica))).toEqual(cartLines(late.reduce(cartAfter, replicaCart(old))));
          expect(cartLines(replicaCart(messages.reduce(receive, settled)))).toEqual(cartLines(replicaCart(replica)));
          expect(resyncReplica(replica, settled, replicaId('m3'))).toMatchObject({
            replica: { id: 'm2', log: again },
            messages: [],
          });
          expect(
            needsResync(settled, { kind: 'acknowledgement', replica: replicaId('m'), counter: 1, version: [] }),
          ).toBe(false);
          for (const message of old.log) expect(needsResync(settled, message)).toBe(false);
          for (const message of messages) expect(needsResync(settled, message)).toBe(false);
          const told = receive(settled, retired);
          for (const message of mixed.log)
            expect([needsResync(told, message), receive(told, message)]).toEqual([
              message.timestamp.replica !== 'm',
              told,
            ]);
        },
      ),
      runs(20),
    );
  });
});
