import { array, assert, boolean, nat, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { userCartId } from '@domain/kernel/ids.ts';
import type { MemberShare } from '@domain/orders/index.ts';
import { money } from '@domain/pricing/index.ts';
import { sharesInOrder } from '@app/features/group/shares-in-order.ts';

const none = money(0, 2);
const share = (id: number, isOwner: boolean, isSettled: boolean): MemberShare => ({
  id: userCartId(id),
  name: `Member ${id}`,
  isOwner,
  standing: isSettled ? 'settled' : 'open',
  lines: none,
  fixed: none,
  proportional: none,
  reduction: none,
  total: none,
  dishes: [],
});
const group = record({ settled: array(boolean(), { minLength: 1, maxLength: 8 }), owner: nat(), self: nat() }).map(
  ({ settled, owner, self }) => ({
    shares: settled.map((isSettled, index) => share(index, index === owner % settled.length, isSettled)),
    self: userCartId(self % settled.length),
  }),
);
const isOpen = ({ isOwner, standing }: MemberShare): boolean => !isOwner && standing === 'open';

describe('GROUP-6d the order of shares', () => {
  it('shows open shares before settled ones and that of the owner last, save the own one of a guest', () => {
    assert(
      property(group, ({ shares, self }) => {
        const ordered = sharesInOrder({ shares, self });
        expect(new Set(ordered)).toEqual(new Set(shares));
        expect(ordered.at(-1)?.isOwner || shares.length === 1).toBe(true);
        const guest = ordered.find(({ id, isOwner }) => id === self && !isOwner);
        if (guest) expect(ordered[0]).toBe(guest);
        const others = ordered.filter((each) => each !== guest);
        const firstSettled = others.findIndex((each) => !isOpen(each));
        expect(others.slice(firstSettled).some(isOpen)).toBe(false);
      }),
    );
  });
});
