import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localDateOf, localTimeOf } from '@domain/calendar/index.ts';
import { changedPieces, movedInMenu, PIECES_MAX, soldOutUntil } from '@domain/menu/index.ts';
import { instantNear } from '@domain/testing/index.ts';
import { ZONES, zoneTable } from '../calendar/zone-table.ts';
import { runs } from '../runs.ts';

describe('OPS-6k a change of pieces', () => {
  it('adds the difference, in whatever order sales and changes arrive', () => {
    const piecesArb = fc.integer({ min: 0, max: 500 });
    fc.assert(
      fc.property(piecesArb, piecesArb, fc.array(fc.integer({ min: 1, max: 9 })), (shown, wanted, sales) => {
        const sold = sales.reduce((sum, pieces) => sum + pieces, 0);
        // Orders take only what there is.
        fc.pre(sold <= Math.min(shown, wanted));
        expect(changedPieces(shown - sold, shown, wanted)).toBe(changedPieces(shown, shown, wanted) - sold);
        expect(changedPieces(shown, shown, wanted)).toBe(wanted);
      }),
      runs(200, 5_000),
    );
  });

  it('leaves no less than nothing, and no more than fits', () => {
    const piecesArb = fc.integer({ min: 0, max: PIECES_MAX });
    fc.assert(
      fc.property(piecesArb, piecesArb, piecesArb, (current, shown, wanted) => {
        const changed = changedPieces(current, shown, wanted);
        expect(changed >= 0 && changed <= PIECES_MAX).toBe(true);
        if (wanted <= shown) expect(changed).toBeLessThanOrEqual(current);
        else expect(changed).toBeGreaterThanOrEqual(current);
      }),
      runs(200, 5_000),
    );
  });
});

describe('OPS-6l what is sold out for today', () => {
  it('ends at the next five in the morning of the shop, within a day and a clock change', () => {
    const zoneArb = fc.constantFrom(...ZONES.filter((zone) => zone !== 'Pacific/Apia'));
    fc.assert(
      fc.property(instantNear('2025-03-30', 250), zoneArb, (now, zone) => {
        const until = soldOutUntil(now, zone, zoneTable);
        expect(localTimeOf(until, zone, zoneTable)).toBe('05:00');
        expect(until > now && until - now <= 25 * 3_600_000).toBe(true);
        const hour = localTimeOf(now, zone, zoneTable);
        expect(localDateOf(until, zone, zoneTable) === localDateOf(now, zone, zoneTable)).toBe(hour < '05:00');
      }),
      runs(150, 3_000),
    );
  });
});

describe('OPS-6m the order of a menu', () => {
  const menuArb = fc
    .array(fc.constantFrom(1, 2, undefined), { minLength: 1, maxLength: 9 })
    .map((categories) => categories.map((category, index) => ({ id: index + 1, category })));

  it('swaps neighbors of one category and leaves the others', () => {
    fc.assert(
      fc.property(menuArb, fc.nat(), fc.constantFrom('up' as const, 'down' as const), (menu, at, direction) => {
        const entry = menu[at % menu.length];
        const id = entry?.id ?? 0;
        const moved = movedInMenu(menu, id, direction);
        const within = (entries: typeof menu) =>
          entries.filter(({ category }) => category === entry?.category).map((each) => each.id);
        const [before, after] = [within(menu), within([...moved])];
        const place = before.indexOf(id) + (direction === 'up' ? -1 : 1);
        const isPossible = place >= 0 && place < before.length;
        expect(after.indexOf(id)).toBe(isPossible ? place : before.indexOf(id));
        expect(after.filter((each) => each !== id)).toEqual(before.filter((each) => each !== id));
        expect(moved.map(({ category }) => category)).toEqual(menu.map(({ category }) => category));
        expect(movedInMenu(moved, id, direction === 'up' ? 'down' : 'up')).toEqual(
          isPossible ? menu : expect.anything(),
        );
      }),
      runs(200, 5_000),
    );
  });

  it('is the same for a product that is not in it', () => {
    const menu = [{ id: 1, category: 1 }];
    expect(movedInMenu(menu, 2, 'up')).toBe(menu);
  });
});
