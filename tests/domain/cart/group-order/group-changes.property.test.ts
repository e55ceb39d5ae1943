import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupChanges, lineKey, type CartMember, type UserCartLine } from '@domain/cart/index.ts';
import { userCartId } from '@domain/kernel/ids.ts';
import { noMoney } from '@domain/pricing/index.ts';
import { cartLineArb } from '@domain/testing/index.ts';
import { runs } from '../../runs.ts';

const lineArb: fc.Arbitrary<UserCartLine> = cartLineArb.map((line) => ({
  ...line,
  detailId: line.stockId,
  isBonus: false,
  gross: noMoney(2),
  discount: noMoney(2),
}));
const memberArb = (id: number): fc.Arbitrary<CartMember> =>
  fc.record({
    id: fc.constant(userCartId(id)),
    userId: fc.constant(undefined),
    uuid: fc.constant(undefined),
    name: fc.constant(`M${id}`),
    isChoosing: fc.boolean(),
    version: fc.constant(1),
    // A part holds each line once.
    lines: fc.uniqueArray(lineArb, { maxLength: 3, selector: lineKey }),
  });
const groupArb = fc
  .tuple(fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }), fc.tuple(...[1, 2, 3, 4].map(memberArb)), fc.boolean())
  .map(([present, members, isLocked]) => ({
    members: members.filter((_, index) => present[index]),
    isLocked,
    deadline: undefined,
  }));
const SELF = userCartId(1);

describe('GROUP-4e what others changed', () => {
  it('is empty between equal states, and never about the reader', () => {
    fc.assert(
      fc.property(groupArb, groupArb, (before, after) => {
        expect(groupChanges(before, before, SELF)).toEqual([]);
        const names = groupChanges(before, after, SELF).flatMap((change) => ('name' in change ? [change.name] : []));
        expect(names).not.toContain('M1');
      }),
      runs(200),
    );
  });

  it('names everybody who came or went once, and the lock last', () => {
    fc.assert(
      fc.property(groupArb, groupArb, (before, after) => {
        const changes = groupChanges(before, after, SELF);
        const others = ({ members }: typeof before): readonly string[] =>
          members.filter(({ id }) => id !== SELF).map(({ name }) => name);
        const named = (kind: 'joined' | 'left'): readonly string[] =>
          changes.flatMap((change) => (change.kind === kind ? [change.name] : []));
        expect(named('joined')).toEqual(others(after).filter((name) => !others(before).includes(name)));
        expect(named('left')).toEqual(others(before).filter((name) => !others(after).includes(name)));
        if (before.isLocked !== after.isLocked)
          expect(changes.at(-1)?.kind).toBe(after.isLocked ? 'locked' : 'unlocked');
      }),
      runs(200),
    );
  });
});
