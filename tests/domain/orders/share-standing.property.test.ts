import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canPayShare,
  isOwed,
  moveShare,
  ORDER_STATUSES,
  SHARE_STANDINGS,
  type ShareMove,
  type ShareStanding,
} from '@domain/orders/index.ts';
import { money } from '@domain/pricing/index.ts';
import { runs } from '../runs.ts';

const MOVES: readonly ShareMove[] = ['tell', 'take-back', 'settle', 'reopen', 'pay'];
const storyArb = fc.array(fc.constantFrom(...MOVES), { maxLength: 12 });
const play = (moves: readonly ShareMove[], from: ShareStanding = 'open'): ShareStanding =>
  moves.reduce(moveShare, from);

describe('GROUP-6e how a share stands', () => {
  it('keeps a paid share paid, whatever is said afterwards', () => {
    fc.assert(
      fc.property(storyArb, (story) => {
        expect(play(story, 'paid')).toBe('paid');
      }),
      runs(100),
    );
  });

  it('is paid once at most, and only while it is owed', () => {
    fc.assert(
      fc.property(storyArb, (story) => {
        let [standing, payments]: [ShareStanding, number] = ['open', 0];
        for (const move of story) {
          const next = moveShare(standing, move);
          if (move === 'pay') expect(next !== standing).toBe(isOwed(standing));
          if (move === 'pay' && next !== standing) payments += 1;
          standing = next;
        }
        expect(payments).toBeLessThanOrEqual(1);
        expect(standing === 'paid').toBe(payments === 1);
      }),
      runs(200),
    );
  });

  it('changes nothing when a move is repeated', () => {
    fc.assert(
      fc.property(storyArb, fc.constantFrom(...MOVES), (story, move) => {
        expect(play([...story, move, move])).toBe(play([...story, move]));
      }),
      runs(200),
    );
  });

  it('lets the owner decide over what the member says', () => {
    expect([play(['tell']), play(['tell', 'take-back'])]).toEqual(['told', 'open']);
    expect([play(['settle', 'take-back']), play(['settle', 'tell'])]).toEqual(['settled', 'settled']);
    expect([play(['tell', 'settle']), play(['tell', 'reopen']), play(['settle', 'reopen'])]).toEqual([
      'settled',
      'open',
      'open',
    ]);
  });
});

describe('GROUP-6f paying a share', () => {
  it('is possible for what a member owes in a group where each pays, unless the order is canceled', () => {
    const shareArb = fc.record({
      isOwner: fc.boolean(),
      standing: fc.constantFrom(...SHARE_STANDINGS),
      total: fc.nat({ max: 3 }).map((minor) => money(minor, 2)),
    });
    fc.assert(
      fc.property(
        shareArb,
        fc.constantFrom('each' as const, 'owner' as const),
        fc.constantFrom(...ORDER_STATUSES),
        (share, payer, status) => {
          const obstacles = [
            share.isOwner,
            share.standing === 'settled' || share.standing === 'paid',
            share.total.minor === 0,
            payer === 'owner',
            status === 'canceled',
          ];
          expect(canPayShare({ share, payer, status })).toBe(!obstacles.includes(true));
        },
      ),
      runs(300),
    );
  });
});
