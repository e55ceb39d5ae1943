import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  writeAccepted,
  acknowledgeMember,
  cartLines,
  cartOf,
  entryOf,
  editLine,
  lineKey,
  memberOf,
  newMemberReplica,
  writeRefused,
  releaseMember,
  nextWrite,
  visibleLines,
  whereToAdd,
  withQuantity,
  type CartLine,
  type GroupRefusal,
  type MemberReplica,
  type MemberSnapshot,
  type MemberWrite,
} from '@domain/cart/index.ts';
import { cartId, shopId, userCartId } from '@domain/kernel/ids.ts';
import { err, ok } from '@domain/kernel/result.ts';
import { money } from '@domain/pricing/index.ts';
import { cartLineArb } from '@domain/testing/index.ts';
import { runs } from '../../runs.ts';
import { quantities } from './group-model.ts';
import { groupEventsArb, GroupWorld } from './group-world.ts';

const linesArb = fc.array(cartLineArb, { maxLength: 5 }).map((lines) => cartLines(cartOf(lines)));
const intentsArb = fc.array(fc.tuple(cartLineArb, fc.nat({ max: 4 })), { maxLength: 6 });
const snapshotArb: fc.Arbitrary<MemberSnapshot> = fc.record({
  version: fc.integer({ min: 2, max: 6 }),
  lines: linesArb,
});

const intended = (replica: MemberReplica, intents: readonly (readonly [CartLine, number])[]): MemberReplica =>
  intents.reduce((state, [line, quantity]) => editLine(state, line, quantity), replica);
const shown = (replica: MemberReplica): Readonly<Record<string, number>> =>
  quantities({ lines: visibleLines(replica) });
const wanted = (
  lines: readonly CartLine[],
  intents: readonly (readonly [CartLine, number])[],
): Readonly<Record<string, number>> => {
  const held: Record<string, number> = { ...quantities({ lines }) };
  for (const [line, quantity] of intents) {
    if (quantity === 0) delete held[lineKey(line)];
    else held[lineKey(line)] = quantity;
  }
  return held;
};
const written = (replica: MemberReplica): MemberWrite => nextWrite(replica).write as MemberWrite;

describe('GROUP-2 members in several tabs (L5, L8)', () => {
  it('converge on the server’s state; each edit is applied at most once', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 1, max: 4 }),
        groupEventsArb,
        (members, tabsEach, events) => {
          const world = new GroupWorld(members, tabsEach);
          events.forEach((event) => world.happen(event));
          world.quiet();
          for (const { replica, actor } of world.tabs) {
            const member = memberOf(world.group, actor);
            expect(replica.released).toBe(member ? undefined : 'kicked');
            expect([replica.pending, replica.sent]).toEqual([[], undefined]);
            if (member)
              expect([visibleLines(replica), replica.acknowledged.version]).toEqual([member.lines, member.version]);
          }
          for (const times of world.landed.values()) expect(times).toBe(1);
        },
      ),
      runs(20, 10_000),
    );
  });

  it('apply the last edit of each line unless it was refused', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), groupEventsArb, (members, events) => {
        const world = new GroupWorld(members, 1);
        const last = new Map<string, number>();
        for (const event of events) {
          if (event.kind === 'owner') continue;
          world.happen(event);
          if (event.kind === 'editLine')
            last.set(
              `${event.tab % members} ${lineKey(event.line)}`,
              Math.min(event.quantity, event.line.item.limits.max),
            );
        }
        world.quiet();
        const held = world.tabs.flatMap(({ name, actor }) =>
          Object.entries(quantities(memberOf(world.group, actor))).map(([key, quantity]) => [
            `${name} ${key}`,
            quantity,
          ]),
        );
        expect(Object.fromEntries(held)).toEqual(Object.fromEntries([...last].filter(([, quantity]) => quantity > 0)));
        expect(world.told.every(({ kind }) => kind === 'version')).toBe(true);
      }),
      runs(20, 10_000),
    );
  });
});

describe('GROUP-2f a member’s replica', () => {
  it('shows an edit at once and sends each changed line once', () => {
    fc.assert(
      fc.property(linesArb, intentsArb, (lines, intents) => {
        const replica = intended(newMemberReplica({ version: 3, lines }), intents);
        expect(shown(replica)).toEqual(wanted(lines, intents));
        const sent = nextWrite(replica);
        const told = wanted(
          [],
          (sent.write?.entries ?? []).map((entry) => [
            { ...entry, addons: entry.addons } as unknown as CartLine,
            entry.quantity,
          ]),
        );
        const differing = Object.entries({ ...quantities({ lines }), ...wanted(lines, intents) }).filter(
          ([key, quantity]) => quantities({ lines })[key] !== quantity,
        );
        expect(told).toEqual(Object.fromEntries(differing));
        expect(new Set(sent.write?.entries.map(lineKey)).size).toBe(sent.write?.entries.length ?? 0);
        if (sent.write) expect([sent.write.version, sent.write.id, sent.write.through]).toEqual([3, 1, intents.length]);
        else expect([shown(replica), sent.replica.pending]).toEqual([quantities({ lines }), []]);
      }),
      runs(25),
    );
  });

  it('retries a call unchanged until its outcome is known', () => {
    fc.assert(
      fc.property(linesArb, intentsArb, intentsArb, snapshotArb, (lines, first, then, snapshot) => {
        const { replica, write } = nextWrite(intended(newMemberReplica({ version: 1, lines }), first));
        if (!write) return;
        const later = intended(acknowledgeMember(replica, snapshot), then);
        expect(nextWrite(later)).toEqual({ replica: later, write });
        const done = writeAccepted(later, write, snapshot);
        expect(shown(done)).toEqual(wanted(snapshot.lines, then));
        expect(nextWrite(done).write?.id ?? 2).toBe(2);
        expect(writeAccepted(done, write, snapshot)).toEqual(done);
        expect(writeRefused(done, write, { kind: 'locked', deadline: undefined }, snapshot)).toEqual(done);
        const again = nextWrite(done);
        if (again.write) expect(writeAccepted(again.replica, write, snapshot)).toEqual(again.replica);
      }),
      runs(15),
    );
  });

  it('takes the newest snapshot, in whatever order they arrive', () => {
    fc.assert(
      fc.property(
        fc
          .uniqueArray(snapshotArb, { selector: ({ version }) => version, minLength: 1 })
          .chain((snapshots) =>
            fc.tuple(
              fc.constant(snapshots),
              fc.shuffledSubarray([...snapshots, ...snapshots], { minLength: snapshots.length * 2 }),
            ),
          ),
        intentsArb,
        ([snapshots, shuffled], intents) => {
          const newest = snapshots.reduce((best, next) => (next.version > best.version ? next : best));
          const replica = shuffled.reduce(acknowledgeMember, newMemberReplica({ version: 1, lines: [] }));
          expect(replica.acknowledged).toBe(newest);
          const sure = intended(newMemberReplica(newest), intents);
          expect(acknowledgeMember(sure, newest)).toBe(sure);
          expect(
            shown(acknowledgeMember(intended(newMemberReplica({ version: 1, lines: [] }), intents), newest)),
          ).toEqual(wanted(newest.lines, intents));
        },
      ),
      runs(15),
    );
  });

  it('does not send what the server already has', () => {
    fc.assert(
      fc.property(cartLineArb, fc.integer({ min: 1, max: 4 }), (line, quantity) => {
        const replica = editLine(newMemberReplica({ version: 1, lines: [] }), line, quantity);
        const met = acknowledgeMember(replica, { version: 2, lines: [withQuantity(line, quantity)] });
        expect(met.pending).toEqual([]);
        expect(shown(acknowledgeMember(met, { version: 3, lines: [withQuantity(line, 9)] }))).toEqual({
          [lineKey(line)]: 9,
        });
        expect(nextWrite(editLine(met, line, quantity)).write).toBe(undefined);
        expect(shown(editLine(met, line, 0))).toEqual({});
        expect(written(editLine(met, line, 0)).entries).toEqual([entryOf(line, 0)]);
      }),
      runs(20),
    );
  });

  it('reapplies edits after a conflict and drops them after any other refusal', () => {
    const final: readonly GroupRefusal[] = [
      { kind: 'locked', deadline: undefined },
      { kind: 'spend-limit', limit: money(1, 2), total: money(2, 2) },
      { kind: 'bad-quantity' },
    ];
    fc.assert(
      fc.property(
        linesArb,
        fc.tuple(cartLineArb, fc.constant(9)),
        intentsArb,
        snapshotArb,
        fc.constantFrom(...final),
        (lines, first, then, snapshot, refusal) => {
          const { replica, write } = nextWrite(intended(newMemberReplica({ version: 1, lines }), [first]));
          if (!write) return;
          const later = intended(replica, then);
          const conflict = writeRefused(later, write, { kind: 'version', current: snapshot.version }, snapshot);
          expect([shown(conflict), conflict.sent, conflict.acknowledged]).toEqual([
            wanted(snapshot.lines, [first, ...then]),
            undefined,
            snapshot,
          ]);
          expect(nextWrite(conflict).write?.version ?? snapshot.version).toBe(snapshot.version);
          const over = writeRefused(later, write, refusal, snapshot);
          expect([shown(over), over.sent, over.released]).toEqual([wanted(snapshot.lines, then), undefined, undefined]);
          expect(shown(writeRefused(later, write, refusal))).toEqual(wanted(lines, then));
        },
      ),
      runs(15),
    );
  });

  it('GROUP-2e drops all pending edits once the member has no part', () => {
    fc.assert(
      fc.property(linesArb, cartLineArb, (lines, line) => {
        const { replica, write } = nextWrite(editLine(newMemberReplica({ version: 1, lines }), line, 40));
        if (!write) throw new Error('nothing to send');
        for (const reason of ['kicked', 'group-ended', 'unknown'] as const) {
          const gone = writeRefused(replica, write, { kind: 'not-member', reason });
          expect([gone.released, gone.pending, gone.sent, nextWrite(gone).write]).toEqual([
            reason,
            [],
            undefined,
            undefined,
          ]);
        }
        expect(writeRefused(replica, write, { kind: 'ordered' }).released).toBe('ordered');
        expect(releaseMember(replica, 'kicked')).toEqual({
          ...replica,
          pending: [],
          sent: undefined,
          released: 'kicked',
        });
      }),
      runs(10),
    );
  });

  it('throws for quantities that are not natural numbers', () => {
    const [line] = fc.sample(cartLineArb, { numRuns: 1, seed: 1 }) as [CartLine];
    for (const quantity of [-1, 0.5, Number.NaN, 2 ** 53])
      expect(() => editLine(newMemberReplica({ version: 1, lines: [] }), line, quantity)).toThrow(RangeError);
  });
});

describe('GROUP-1e adding products elsewhere', () => {
  it('asks to leave the group first', () => {
    const membership = { cartId: cartId(310), shopId: shopId(1), member: userCartId(412) };
    expect(whereToAdd(undefined, shopId(1))).toEqual(ok('own-cart'));
    expect(whereToAdd(membership, shopId(1))).toEqual(ok('group'));
    expect(whereToAdd(membership, shopId(2))).toEqual(err({ kind: 'leave-group-first', membership }));
  });
});
