import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyGroupCommand,
  checkMemberName,
  DEADLINE_MAX,
  isOwner,
  lineKey,
  lockAt,
  MEMBER_NAME_MAX,
  memberOf,
  netTotal,
  newGroupOrder,
  type CartLine,
  type GroupActor,
  type GroupCommand,
  type GroupMember,
  type GroupOrder,
  type GroupRefusal,
  type InsertEntry,
} from '@domain/cart/index.ts';
import { instant, type Instant } from '@domain/kernel/clock.port.ts';
import { cartId, shopId, stockId, userCartId, userId } from '@domain/kernel/ids.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import { money, timesMoney } from '@domain/pricing/index.ts';
import {
  freshGroup,
  groupActorArb,
  groupCommandArb,
  groupCommandsArb,
  groupOrderArb,
  groupOwner,
  hostileTextArb,
  insertEntryArb,
  inShop,
  isTakenId,
  soldLine,
} from '@domain/testing/index.ts';
import { runs } from '../../runs.ts';
import { valueOf } from '../cart-model.ts';
import { others, quantities, versionsTell } from './group-model.ts';

const noon = instant(1_741_600_000_000);
const later = (milliseconds: number): Instant => instant(noon + milliseconds);
const guest = (id: number): GroupActor => ({ kind: 'guest', member: userCartId(id) });
const stranger: GroupActor = { kind: 'guest', member: undefined };
const friend: GroupActor = { kind: 'user', userId: userId(8) };

const ask = (
  group: GroupOrder,
  actor: GroupActor,
  command: GroupCommand,
  now: Instant = noon,
): Result<GroupOrder, GroupRefusal> => applyGroupCommand(group, actor, command, now, soldLine);
const did = (group: GroupOrder, ...steps: readonly (readonly [GroupActor, GroupCommand])[]): GroupOrder =>
  steps.reduce((state, [actor, command]) => valueOf(ask(state, actor, command)), group);
const join = (member: number, name: string = 'Omar'): GroupCommand => ({
  kind: 'join',
  shopId: shopId(1),
  name,
  member: userCartId(member),
});
const entry = (stock: number, quantity: number): InsertEntry => ({ stockId: stockId(stock), quantity, addons: [] });
const write = (entries: readonly InsertEntry[], version?: number): GroupCommand => ({
  kind: 'write',
  entries,
  version,
});

/** The owner, a guest (412) and a friend with an account (413). */
const trio = did(freshGroup, [groupOwner, { kind: 'start' }], [stranger, join(412)], [friend, join(413, 'Zoë')]);
const kindOf = (outcome: Result<GroupOrder, GroupRefusal>): string => (outcome.ok ? 'ok' : outcome.error.kind);
const part = (group: GroupOrder, id: number): GroupMember =>
  group.members.find((member) => member.id === userCartId(id)) as GroupMember;

const MEMBER_KINDS: ReadonlySet<string> = new Set(['leave', 'status', 'write', 'remove']);

describe('GROUP-1 GROUP-2 GROUP-4 group laws (L8)', () => {
  it('hold after every command: versions, ownership, locks, parts and limits', () => {
    fc.assert(
      fc.property(groupCommandsArb, (steps) => {
        steps.reduce((group, { actor, command, now }) => {
          if (isTakenId(group, command)) return group;
          const outcome = ask(group, actor, command, now);
          const after = outcome.ok ? outcome.value : group;
          versionsTell(group, after);
          if (group.status === 'ordered') expect(outcome).toEqual(err({ kind: 'ordered' }));
          if (after === group) return after;
          const [lock, mine] = [lockAt(group, now), memberOf(group, actor)];
          if (MEMBER_KINDS.has(command.kind)) expect(mine).toBeDefined();
          else if (command.kind !== 'join') expect(isOwner(group, actor)).toBe(true);
          // After a lock no member's write lands; leaving stays possible.
          if (lock && !isOwner(group, actor)) expect(command.kind).toBe('leave');
          if (command.kind === 'write' || command.kind === 'status')
            expect(others(after, actor)).toEqual(others(group, actor));
          if (command.kind === 'remove' && !isOwner(group, actor))
            expect(others(after, actor)).toEqual(others(group, actor));
          const limit = group.spendLimit;
          if (limit && command.kind === 'write' && !isOwner(group, actor)) {
            const spent = (state: GroupOrder): number => netTotal(memberOf(state, actor)?.lines ?? [], 2).minor;
            expect(spent(after)).toBeLessThanOrEqual(Math.max(limit.minor, spent(group)));
          }
          return after;
        }, freshGroup);
      }),
      runs(20, 10_000),
    );
  });

  it('change nothing on refusal or repetition', () => {
    fc.assert(
      fc.property(groupOrderArb, groupActorArb, groupCommandArb, (group, actor, command) => {
        fc.pre(!isTakenId(group, command));
        const before = JSON.stringify(group);
        const once = ask(group, actor, command);
        expect(JSON.stringify(group)).toBe(before);
        if (!once.ok) return;
        if (isTakenId(once.value, command)) return;
        const twice = ask(once.value, actor, 'version' in command ? { ...command, version: undefined } : command);
        if (twice.ok) expect(twice.value).toBe(once.value);
        else expect(['ordered', 'not-member', 'no-such-line', 'no-such-member']).toContain(twice.error.kind);
      }),
      runs(30),
    );
  });
});

describe('GROUP-1 starting, joining, leaving', () => {
  it('GROUP-1a lets only the owner govern', () => {
    const commands: readonly GroupCommand[] = [
      { kind: 'start' },
      { kind: 'stop' },
      { kind: 'kick', member: userCartId(413) },
      { kind: 'lock' },
      { kind: 'unlock' },
      { kind: 'limits', spendLimit: undefined, deadline: undefined },
      { kind: 'direct', destination: '12 Harbor Street' },
      { kind: 'order' },
    ];
    for (const command of commands)
      for (const actor of [stranger, guest(412), guest(411), friend])
        expect(ask(trio, actor, command)).toEqual(err({ kind: 'not-owner' }));
  });

  it('GROUP-1b admits anybody with a name to an open group, once', () => {
    const group = did(freshGroup, [groupOwner, { kind: 'start' }]);
    expect(valueOf(ask(group, stranger, join(412, '  Omar '))).members[1]).toEqual({
      id: 412,
      userId: undefined,
      name: 'Omar',
      isChoosing: true,
      version: 1,
      lines: [],
    });
    expect(part(trio, 413)).toMatchObject({ userId: 8, name: 'Zoë' });
    for (const actor of [groupOwner, friend, guest(412)]) expect(ask(trio, actor, join(414))).toEqual(ok(trio));
    expect(ask(freshGroup, stranger, join(412))).toEqual(err({ kind: 'not-joinable' }));
    expect(ask(group, stranger, { ...join(412), shopId: shopId(2) } as GroupCommand)).toEqual(
      err({ kind: 'not-joinable' }),
    );
    expect(() => ask(trio, stranger, join(412))).toThrow(RangeError);
    expect(() => ask(did(trio, [groupOwner, { kind: 'kick', member: userCartId(412) }]), stranger, join(412))).toThrow(
      RangeError,
    );
    // A guest's part is no account's, an account's part is no guest's.
    expect(memberOf(trio, guest(413))).toBe(undefined);
    expect(memberOf(trio, stranger)).toBe(undefined);
    expect(memberOf(trio, friend)).toBe(part(trio, 413));
  });

  it('GROUP-1c accepts names of 1 to 100 characters without control characters', () => {
    const fault = (name: string): unknown => {
      const checked = checkMemberName(name);
      return checked.ok ? checked.value : checked.error.fault;
    };
    expect(
      ['', ' \n ', 'a\u0000b', 'a\nb', '\ud800', ' é ', '🍜'.repeat(100), '🍜'.repeat(101), 'x'].map(fault),
    ).toEqual(['required', 'required', 'invalid', 'invalid', 'invalid', 'é', '🍜'.repeat(100), 'too-long', 'x']);
    expect(MEMBER_NAME_MAX).toBe(100);
    expect(ask(trio, stranger, join(414, ' '))).toEqual(err({ kind: 'bad-name', fault: 'required' }));
    fc.assert(
      fc.property(hostileTextArb, (name) => {
        const checked = checkMemberName(name);
        if (checked.ok) expect(checkMemberName(checked.value)).toEqual(checked);
      }),
      runs(20),
    );
  });

  it('GROUP-1f keeps the destination that the owner named last', () => {
    const named = did(trio, [groupOwner, { kind: 'direct', destination: ' 12 Harbor Street ' }]);
    expect(named).toEqual({ ...trio, destination: '12 Harbor Street', version: trio.version + 1 });
    expect(did(named, [groupOwner, { kind: 'direct', destination: '12 Harbor Street' }])).toBe(named);
    expect(ask(freshGroup, groupOwner, { kind: 'direct', destination: 'Quay' })).toEqual(err({ kind: 'no-group' }));
  });

  it('GROUP-1d removes the members’ parts, the lock and the limits at the end', () => {
    const busy = did(
      trio,
      [groupOwner, write([entry(1, 2)])],
      [guest(412), write([entry(2, 1)])],
      [groupOwner, { kind: 'limits', spendLimit: money(5000, 2), deadline: later(1) }],
      [groupOwner, { kind: 'direct', destination: '12 Harbor Street' }],
      [groupOwner, { kind: 'lock' }],
    );
    const ended = did(busy, [groupOwner, { kind: 'stop' }]);
    expect(ended).toMatchObject({
      isGroup: false,
      isLocked: false,
      spendLimit: undefined,
      deadline: undefined,
      destination: '',
      version: busy.version + 1,
    });
    expect(ended.members).toEqual([busy.members[0]]);
    expect(ended.released).toEqual([
      { id: 412, userId: undefined, reason: 'group-ended' },
      { id: 413, userId: 8, reason: 'group-ended' },
    ]);
    for (const actor of [guest(412), friend])
      expect(ask(ended, actor, write([entry(1, 1)]))).toEqual(err({ kind: 'not-member', reason: 'group-ended' }));
    expect(did(ended, [groupOwner, { kind: 'stop' }])).toBe(ended);
    expect(did(trio, [groupOwner, { kind: 'start' }])).toBe(trio);
    const again = did(ended, [groupOwner, { kind: 'start' }], [friend, join(415)]);
    expect(again.released).toEqual([{ id: 412, userId: undefined, reason: 'group-ended' }]);
  });
});

describe('GROUP-2 members and their lines', () => {
  it('GROUP-2a applies entries in order, all or nothing, within the limits', () => {
    fc.assert(
      fc.property(
        fc.array(insertEntryArb, { maxLength: 5 }),
        fc.array(insertEntryArb, { maxLength: 5 }),
        fc.constantFrom<GroupActor>(groupOwner, guest(412), friend),
        (first, second, actor) => {
          const expected: Record<string, number> = {};
          for (const one of [...first, ...second]) {
            const { max } = (soldLine(one) as CartLine).item.limits;
            if (one.quantity === 0) delete expected[lineKey(one)];
            else expected[lineKey(one)] = Math.min(one.quantity, max);
          }
          const written = did(trio, [actor, write(first)], [actor, write(second)]);
          expect(quantities(memberOf(written, actor))).toEqual(expected);
          expect(did(written, [actor, write(second)])).toBe(written);
          expect(
            memberOf(written, actor)?.lines.every((line) =>
              line.addons.every((addon) => !addon.isMandatory || addon.quantity === line.quantity),
            ),
          ).toBe(true);
          const broken = [...second, entry(4, 1)];
          expect(ask(written, actor, write(broken))).toEqual(err({ kind: 'unknown-stock', stockId: 4 }));
        },
      ),
      runs(20),
    );
  });

  it('refuses invalid quantities and stocks of another shop', () => {
    for (const quantity of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(ask(trio, friend, write([entry(1, quantity)]))).toEqual(err({ kind: 'bad-quantity' }));
      expect(ask(trio, friend, write([{ ...entry(1, 1), addons: [{ stockId: stockId(11), quantity }] }]))).toEqual(
        err({ kind: 'bad-quantity' }),
      );
    }
    expect(ask(trio, friend, write([{ ...entry(1, 0), addons: [{ stockId: stockId(11), quantity: 0 }] }]))).toEqual(
      err({ kind: 'bad-quantity' }),
    );
    expect(
      applyGroupCommand(trio, friend, write([entry(1, 1)]), noon, (one) => inShop(soldLine(one) as CartLine, 2)),
    ).toEqual(err({ kind: 'unknown-stock', stockId: 1 }));
    // Sold out: the line is removed.
    const held = did(trio, [friend, write([entry(1, 2), entry(2, 1)])]);
    const none = (one: InsertEntry): CartLine => {
      const line = soldLine(one) as CartLine;
      return { ...line, item: { ...line.item, limits: { min: 1, max: 0, available: 0 } } };
    };
    expect(
      quantities(memberOf(valueOf(applyGroupCommand(held, friend, write([entry(1, 3)]), noon, none)), friend)),
    ).toEqual({ '2|': 1 });
    // What is not sold any more can still be removed.
    expect(
      quantities(
        memberOf(valueOf(applyGroupCommand(held, friend, write([entry(1, 0)]), noon, () => undefined)), friend),
      ),
    ).toEqual({ '2|': 1 });
  });

  it('GROUP-2c rejects a write on an outdated version with the current one', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom<GroupActor>(groupOwner, guest(412), friend), insertEntryArb), {
          maxLength: 6,
        }),
        fc.integer({ min: 1, max: 6 }),
        (writes, seen) => {
          const group = did(trio, ...writes.map(([actor, one]) => [actor, write([one])] as const));
          for (const actor of [groupOwner, guest(412), friend]) {
            const { version, lines, id } = memberOf(group, actor) as GroupMember;
            const commands: readonly GroupCommand[] = [
              write([entry(1, 9)], seen),
              { kind: 'remove', member: id, keys: lines.map(lineKey), version: seen },
            ];
            for (const command of commands)
              expect(ask(group, actor, command)).toEqual(
                seen === version ? ok(expect.anything()) : err({ kind: 'version', current: version }),
              );
          }
        },
      ),
      runs(30),
    );
  });

  it('GROUP-2b removes own lines; the owner removes anybody’s', () => {
    const group = did(
      trio,
      [groupOwner, write([entry(1, 1)])],
      [guest(412), write([entry(1, 2), entry(2, 1)])],
      [friend, write([entry(2, 2)])],
    );
    const remove = (member: number, keys: readonly string[], version?: number): GroupCommand => ({
      kind: 'remove',
      member: userCartId(member),
      keys: keys as never,
      version,
    });
    expect(quantities(part(did(group, [guest(412), remove(412, ['1|'])]), 412))).toEqual({ '2|': 1 });
    const byOwner = did(group, [groupOwner, remove(412, ['1|', '2|'], 2)]);
    expect([quantities(part(byOwner, 412)), part(byOwner, 412).version, part(byOwner, 411).version]).toEqual([
      {},
      3,
      2,
    ]);
    expect(quantities(part(did(group, [groupOwner, remove(411, ['1|'])]), 411))).toEqual({});
    expect(ask(group, groupOwner, remove(412, ['1|'], 1))).toEqual(err({ kind: 'version', current: 2 }));
    expect(ask(group, friend, remove(412, ['1|']))).toEqual(err({ kind: 'not-owner' }));
    expect(ask(group, friend, remove(999, ['1|']))).toEqual(err({ kind: 'not-owner' }));
    expect(ask(group, groupOwner, remove(999, ['1|']))).toEqual(err({ kind: 'no-such-member' }));
    expect(ask(group, friend, remove(413, ['2|', '1|']))).toEqual(err({ kind: 'no-such-line' }));
    expect(ask(group, friend, remove(413, []))).toEqual(ok(group));
  });

  it('reports whether members are done', () => {
    const done = did(trio, [guest(412), { kind: 'status', isChoosing: false }]);
    expect(part(done, 412)).toMatchObject({ isChoosing: false, version: 2 });
    expect(did(done, [guest(412), { kind: 'status', isChoosing: false }])).toBe(done);
    expect(part(did(done, [guest(412), { kind: 'status', isChoosing: true }]), 412)).toMatchObject({
      isChoosing: true,
      version: 3,
    });
  });

  it('GROUP-2d lets members leave at any time, even when locked, but not the owner', () => {
    const locked = did(trio, [groupOwner, { kind: 'lock' }]);
    for (const group of [trio, locked]) {
      expect(did(group, [friend, { kind: 'leave' }]).members.map(({ id }) => id)).toEqual([411, 412]);
      expect(ask(group, groupOwner, { kind: 'leave' })).toEqual(err({ kind: 'owner-stays' }));
    }
    expect(ask(did(trio, [friend, { kind: 'leave' }]), friend, { kind: 'leave' })).toEqual(
      err({ kind: 'not-member', reason: 'unknown' }),
    );
  });

  it('GROUP-2e L8 tells a kicked member so, even on a late write', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<readonly [number, GroupActor]>([412, guest(412)], [413, friend]),
        insertEntryArb,
        fc.boolean(),
        ([id, actor], one, isLocked) => {
          const group = did(
            trio,
            [actor, write([entry(1, 1)])],
            ...(isLocked ? [[groupOwner, { kind: 'lock' }] as const] : []),
            [groupOwner, { kind: 'kick', member: userCartId(id) }],
          );
          const commands: readonly GroupCommand[] = [
            write([one]),
            write([one], 2),
            { kind: 'status', isChoosing: false },
            { kind: 'remove', member: userCartId(id), keys: [], version: undefined },
            { kind: 'leave' },
          ];
          for (const command of commands)
            expect(ask(group, actor, command)).toEqual(err({ kind: 'not-member', reason: 'kicked' }));
          expect(group.members.map((member) => member.id)).not.toContain(id);
          expect(ask(group, { kind: 'user', userId: userId(9) }, write([one]))).toEqual(
            err({ kind: 'not-member', reason: 'unknown' }),
          );
        },
      ),
      runs(20),
    );
    expect(ask(trio, groupOwner, { kind: 'kick', member: userCartId(411) })).toEqual(err({ kind: 'owner-stays' }));
    expect(ask(trio, groupOwner, { kind: 'kick', member: userCartId(999) })).toEqual(err({ kind: 'no-such-member' }));
  });
});

describe('GROUP-4 lock, deadline, spend limit', () => {
  it('GROUP-4a blocks writes of members, not of the owner, after lock or deadline', () => {
    const limits = (deadline: Instant | undefined, minor?: number): GroupCommand => ({
      kind: 'limits',
      spendLimit: minor === undefined ? undefined : money(minor, 2),
      deadline,
    });
    const [locked, timed] = [did(trio, [groupOwner, { kind: 'lock' }]), did(trio, [groupOwner, limits(later(1000))])];
    const commands: readonly GroupCommand[] = [
      write([entry(1, 1)]),
      { kind: 'status', isChoosing: false },
      { kind: 'remove', member: userCartId(413), keys: [], version: undefined },
    ];
    for (const command of commands) {
      expect(ask(locked, friend, command)).toEqual(err({ kind: 'locked', deadline: undefined }));
      expect(ask(timed, friend, command, later(1000))).toEqual(err({ kind: 'deadline', deadline: later(1000) }));
      expect(kindOf(ask(timed, friend, command, later(999)))).toBe('ok');
    }
    for (const group of [locked, timed]) {
      expect(kindOf(ask(group, stranger, join(414), later(1000)))).toBe(group === locked ? 'locked' : 'deadline');
      expect(kindOf(ask(group, groupOwner, write([entry(1, 1)]), later(1000)))).toBe('ok');
      expect(
        kindOf(
          ask(
            group,
            groupOwner,
            { kind: 'remove', member: userCartId(412), keys: [], version: undefined },
            later(1000),
          ),
        ),
      ).toBe('ok');
    }
    expect([
      lockAt(trio, noon),
      lockAt(locked, noon),
      lockAt(timed, later(999)),
      lockAt(timed, later(1000)),
      lockAt({ ...timed, isLocked: true }, later(1000)),
    ]).toEqual([undefined, 'locked', undefined, 'deadline', 'locked']);
    expect(did(locked, [groupOwner, { kind: 'lock' }])).toBe(locked);
  });

  it('GROUP-4b reopens by unlocking, which clears a past deadline, or by extending', () => {
    const timed = did(trio, [groupOwner, { kind: 'limits', spendLimit: undefined, deadline: later(1000) }]);
    const early = valueOf(ask({ ...timed, isLocked: true }, groupOwner, { kind: 'unlock' }, later(999)));
    expect(early).toMatchObject({ isLocked: false, deadline: later(1000) });
    const late = valueOf(ask(timed, groupOwner, { kind: 'unlock' }, later(1000)));
    expect(late).toMatchObject({ isLocked: false, deadline: undefined, version: timed.version + 1 });
    expect(ask(timed, groupOwner, { kind: 'unlock' }, later(999))).toEqual(ok(timed));
    expect(valueOf(ask(trio, groupOwner, { kind: 'unlock' }))).toBe(trio);
    expect(
      kindOf(
        ask(
          valueOf(
            ask(timed, groupOwner, { kind: 'limits', spendLimit: undefined, deadline: later(5000) }, later(1000)),
          ),
          friend,
          write([entry(1, 1)]),
          later(1001),
        ),
      ),
    ).toBe('ok');
  });

  it('accepts spend limits above zero and deadlines within seven days', () => {
    const set = (minor: number | undefined, deadline: Instant | undefined, scale: 0 | 2 = 2): string =>
      kindOf(
        ask(trio, groupOwner, {
          kind: 'limits',
          spendLimit: minor === undefined ? undefined : money(minor, scale),
          deadline,
        }),
      );
    expect([set(1, undefined), set(0, undefined), set(-1, undefined), set(1, undefined, 0)]).toEqual([
      'ok',
      'bad-limit',
      'bad-limit',
      'bad-limit',
    ]);
    expect(
      [noon, later(1), later(DEADLINE_MAX), later(DEADLINE_MAX + 1), later(-1)].map((deadline) =>
        set(undefined, deadline),
      ),
    ).toEqual(['bad-deadline', 'ok', 'ok', 'bad-deadline', 'bad-deadline']);
    expect(DEADLINE_MAX).toBe(604_800_000);
    const limited = did(trio, [groupOwner, { kind: 'limits', spendLimit: money(5, 2), deadline: later(5) }]);
    expect(did(limited, [groupOwner, { kind: 'limits', spendLimit: money(5, 2), deadline: later(5) }])).toBe(limited);
    expect(
      did(limited, [groupOwner, { kind: 'limits', spendLimit: money(6, 2), deadline: later(5) }]).spendLimit,
    ).toEqual(money(6, 2));
    expect(did(limited, [groupOwner, { kind: 'limits', spendLimit: money(5, 2), deadline: later(6) }]).deadline).toBe(
      later(6),
    );
    for (const command of [
      { kind: 'lock' },
      { kind: 'unlock' },
      { kind: 'limits', spendLimit: undefined, deadline: undefined },
    ] as const)
      expect(ask(freshGroup, groupOwner, command)).toEqual(err({ kind: 'no-group' }));
  });

  it('GROUP-4c never lets a member exceed the spend limit; the owner may', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 1, max: 5 }),
        (held, allowed, wanted) => {
          const { price } = (soldLine(entry(1, 1)) as CartLine).item;
          const limit = timesMoney(price.total, allowed);
          const group = did(
            trio,
            [friend, write([entry(1, held)])],
            [groupOwner, { kind: 'limits', spendLimit: limit, deadline: undefined }],
          );
          const outcome = ask(group, friend, write([entry(1, wanted)]));
          if (wanted > allowed && wanted > held)
            expect(outcome).toEqual(err({ kind: 'spend-limit', limit, total: timesMoney(price.total, wanted) }));
          else expect(quantities(memberOf(valueOf(outcome), friend))).toEqual({ '1|': wanted });
          expect(kindOf(ask(group, groupOwner, write([entry(1, 9)])))).toBe('ok');
        },
      ),
      runs(20),
    );
  });
});

describe('GROUP-3 ordering', () => {
  it('GROUP-4d locks, takes everybody’s lines and ends the group', () => {
    expect(ask(trio, groupOwner, { kind: 'order' })).toEqual(err({ kind: 'empty' }));
    const group = did(trio, [guest(412), write([entry(2, 2)])], [groupOwner, write([entry(1, 1)])]);
    const ordered = did(group, [groupOwner, { kind: 'order' }]);
    expect(ordered).toEqual({ ...group, isLocked: true, status: 'ordered', version: group.version + 1 });
    const withLines = ordered.members.filter(({ lines }) => lines.length > 0);
    expect(withLines.map(({ id, name, lines }) => [id, name, lines.length, netTotal(lines, 2)])).toEqual([
      [411, 'Nadia', 1, money(125, 2)],
      [412, 'Omar', 1, timesMoney((soldLine(entry(2, 1)) as CartLine).item.price.total, 2)],
    ]);
    expect(kindOf(ask(did(freshGroup, [groupOwner, write([entry(1, 1)])]), groupOwner, { kind: 'order' }))).toBe('ok');
    fc.assert(
      fc.property(groupActorArb, groupCommandArb, (actor, command) => {
        expect(ask(ordered, actor, command)).toEqual(err({ kind: 'ordered' }));
      }),
      runs(20),
    );
  });
});

describe('GROUP-1 GROUP-2 exact outcomes', () => {
  it('starts a group order with its owner as the only member', () => {
    const cart = { id: cartId(5), shopId: shopId(1), ownerId: userId(7), scale: 2 as const };
    expect(newGroupOrder(cart, { id: userCartId(411), name: 'Mia' })).toEqual({
      ...cart,
      members: [{ id: userCartId(411), name: 'Mia', userId: userId(7), isChoosing: true, version: 1, lines: [] }],
      released: [],
      isGroup: false,
      isLocked: false,
      spendLimit: undefined,
      deadline: undefined,
      invitation: undefined,
      title: '',
      payer: 'owner',
      destination: '',
      version: 1,
      status: 'open',
    });
  });

  it('removes one part on a kick and keeps the others', () => {
    const left = did(trio, [groupOwner, { kind: 'kick', member: userCartId(412) }]);
    expect(left.members).toEqual(trio.members.filter(({ id }) => id !== userCartId(412)));
    expect(left.released).toEqual([{ id: userCartId(412), userId: undefined, reason: 'kicked' }]);
  });

  it('says why a member name is invalid', () => {
    expect(['', ' '.repeat(3), 'x'.repeat(MEMBER_NAME_MAX + 1), 'a\u0007b'].map(checkMemberName)).toEqual(
      (['required', 'required', 'too-long', 'invalid'] as const).map((fault) => err({ kind: 'bad-name', fault })),
    );
  });
});
