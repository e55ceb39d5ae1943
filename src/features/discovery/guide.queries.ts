import type { Category, CategoryDetail, ShopGuide, ShopSign } from '@domain/catalog/index.ts';
import type { CategoryId, Uuid } from '@domain/kernel/ids.ts';
import type { Query } from '../../data/index.ts';

type Deps = { readonly guide: ShopGuide; readonly scope: () => readonly unknown[] };

/** The queries of categories and brands. */
export type GuideQueries = {
  categories(): Query<readonly Category[]>;
  category(category: CategoryId | Uuid): Query<CategoryDetail>;
  verified(): Query<readonly ShopSign[]>;
};

export const createGuideQueries = ({ guide, scope }: Deps): GuideQueries => {
  const key = (...parts: readonly unknown[]): readonly unknown[] => ['guide', ...parts, ...scope()];
  return {
    categories: () => ({ key: key('categories'), load: () => guide.categories() }),
    category: (category) => ({ key: key('category', category), load: () => guide.category(category) }),
    verified: () => ({ key: key('verified'), load: () => guide.verified() }),
  };
};
