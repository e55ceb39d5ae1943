import type { DietaryNeeds } from '@domain/dietary/index.ts';
import { hasBit, noBits, walkOver } from '../../foundation/search/index.ts';
import type { SuitableByShop, SuitableProducts } from './product-index.port.ts';
import { scopeOf, type LivePart } from './product-scope.ts';

/** The products on menus for each of these needs, by shop. */
export const suitingParts = (
  parts: readonly LivePart[],
  needs: readonly DietaryNeeds[],
  soldOut: ReadonlySet<number>,
): readonly SuitableByShop[] =>
  needs.map((dietary) => {
    const counts = new Map<number, SuitableProducts>();
    for (const part of parts) {
      const { shopIds, ids, categoryIds, drinks } = part.segment;
      const walk = walkOver(scopeOf(part, { dietary }) ?? noBits(0), undefined);
      for (let place = walk.next(); place >= 0; place = walk.next()) {
        // A menu has sections of categories only.
        if ((categoryIds[place] ?? 0) < 0 || soldOut.has(ids[place] ?? 0)) continue;
        const shopId = shopIds[place] ?? 0;
        const { all, dishes } = counts.get(shopId) ?? NOTHING_SUITS;
        counts.set(shopId, { all: all + 1, dishes: hasBit(drinks, place) ? dishes : dishes + 1 });
      }
    }
    return counts;
  });

const NOTHING_SUITS: SuitableProducts = { all: 0, dishes: 0 };
