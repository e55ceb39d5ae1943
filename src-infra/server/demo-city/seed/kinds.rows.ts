import type { RowSet } from '../../foundation/base-data/index.ts';
import { texts, type SeedContext } from './seed-context.ts';
import { numbered, uuidOf } from './stable-ids.ts';

/** Kinds of shops within categories, numbered behind every other category. */
export const kindRows = ({ city, now, shopId }: SeedContext): RowSet => {
  const { categories, sections, kinds = [], editorial } = city;
  const before = categories.length + sections.length + editorial.recipeTopics.length + editorial.careerTopics.length;
  const parentId = numbered(categories.map(({ slug }) => slug));
  return [
    [
      'categories',
      kinds.map(({ slug, of, title }, index) => ({
        id: before + index + 1,
        uuid: uuidOf(`kind ${slug}`),
        slug: `kind-${slug}`,
        parent_id: parentId(of),
        type: 'sub_shop',
        input: index + 1,
        shop_id: null,
        img: null,
        active: true,
        status: 'published',
        keywords: null,
        texts: texts({ title }),
        created_at: now,
        updated_at: now,
      })),
    ],
    [
      'shop_categories',
      kinds.flatMap(({ shops }, index) =>
        shops.map((shop) => ({ shop_id: shopId(shop), category_id: before + index + 1 })),
      ),
    ],
  ];
};
