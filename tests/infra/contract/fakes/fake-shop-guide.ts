import type { CategoryDetail, ShopCard, ShopGuide } from '@domain/catalog/index.ts';
import { ok } from '@domain/kernel/result.ts';
import { absent } from './refusals.ts';

/** What is known of the marketplace. */
type Known = { readonly categories?: readonly CategoryDetail[]; readonly shops?: readonly ShopCard[] };

/** Categories with the kinds within them, and shops, in memory. */
export const createFakeShopGuide = ({ categories = [], shops = [] }: Known = {}): ShopGuide => {
  const parts = categories.flatMap((category) =>
    category.parts.map((part): CategoryDetail => ({ ...part, description: '', parts: [] })),
  );
  return {
    categories: async () => ok(categories.map(({ description: _description, parts: _parts, ...category }) => category)),
    category: async (wanted) => {
      const found = [...categories, ...parts].find(({ id, uuid }) => id === wanted || uuid === wanted);
      return found ? ok(found) : absent();
    },
    verified: async () =>
      ok(
        shops
          .filter(({ isVerified }) => isVerified)
          .map(({ id, title, logo, rating }) => ({ id, title, logo, rating })),
      ),
  };
};
