import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyGroupCommand,
  lineKey,
  lockAt,
  netTotal,
  type GroupOrder,
  type GroupRefusal,
} from '@domain/cart/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import {
  freshGroup,
  groupCommandsArb,
  groupOrderArb,
  isTakenId,
  soldLine,
  type GroupStep,
} from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

describe('GROUP generated group orders', () => {
  it('have an owner’s part, distinct part ids, and distinct lines of their shop', () => {
    fc.assert(
      fc.property(groupOrderArb, ({ members, released, ownerId, shopId, isGroup, version }) => {
        expect(members[0]?.userId).toBe(ownerId);
        const ids = [...members, ...released].map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        if (!isGroup) expect(members).toHaveLength(1);
        for (const { lines } of members) {
          expect(new Set(lines.map(lineKey)).size).toBe(lines.length);
          expect(lines.every((line) => line.shopId === shopId && line.quantity > 0)).toBe(true);
        }
        expect(version).toBeGreaterThanOrEqual(Math.max(...members.map((member) => member.version)));
      }),
      runs(40),
    );
  });

  it('reach every state and every refusal', () => {
    const refusals = new Set<GroupRefusal['kind']>();
    const kinds = new Set<GroupStep['command']['kind']>();
    const seen: GroupOrder[] = [];
    for (const steps of fc.sample(groupCommandsArb, { numRuns: 400, seed: 11 })) {
      steps.reduce((group, { actor, command, now }) => {
        kinds.add(command.kind);
        if (isTakenId(group, command)) return group;
        const outcome = applyGroupCommand(group, actor, command, now, soldLine);
        if (!outcome.ok) refusals.add(outcome.error.kind);
        seen.push(group);
        return outcome.ok ? outcome.value : group;
      }, freshGroup);
    }
    expect(kinds.size).toBe(15);
    expect([...refusals].sort()).toEqual([
      'bad-deadline',
      'bad-limit',
      'bad-name',
      'bad-quantity',
      'bad-title',
      'deadline',
      'empty',
      'locked',
      'no-group',
      'no-such-line',
      'no-such-member',
      'not-joinable',
      'not-member',
      'not-owner',
      'ordered',
      'owner-stays',
      'spend-limit',
      'unknown-stock',
      'version',
    ]);
    expect(Math.max(...seen.map(({ members }) => members.length))).toBeGreaterThan(3);
    expect(seen.some((group) => lockAt(group, instant(1_741_600_000_000)) !== undefined)).toBe(true);
    expect(seen.some(({ members, scale }) => members.some(({ lines }) => netTotal(lines, scale).minor > 2000))).toBe(
      true,
    );
  });

  it('advance in time', () => {
    fc.assert(
      fc.property(groupCommandsArb, (steps) => {
        const moments = steps.map(({ now }) => now);
        expect(moments).toEqual(moments.toSorted((left, right) => left - right));
      }),
      runs(20),
    );
  });

  it('shrink to one step', () => {
    const outcome = fc.check(
      fc.property(groupCommandsArb, (steps) => steps.every(({ command }) => command.kind !== 'lock')),
      { seed: 3 },
    );
    expect(outcome.counterexample?.[0]).toHaveLength(1);
  });
});
