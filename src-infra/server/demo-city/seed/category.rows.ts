import type { Instant } from '@domain/kernel/clock.port.ts';
import type { RowSet, TableRow } from '../../foundation/base-data/index.ts';
import type { DemoCity } from '../content/types.ts';
import { categoryPicture, dishPicture } from '../pictures/index.ts';
import { texts } from './seed-context.ts';
import { withIds } from './shops.rows.ts';
import { uuidOf } from './stable-ids.ts';

/** Categories of shops and, within their menus, of products. */
export const categoryRows = (
  { categories, sections }: Pick<DemoCity, 'categories' | 'sections'>,
  now: Instant,
): RowSet => {
  const category = (
    slug: string,
    type: string,
    img: string,
    input: number,
    entry: Pick<TableRow<'categories'>, 'texts'> & { readonly drinks?: boolean },
  ) => ({
    uuid: uuidOf(`${type} category ${slug}`),
    slug: `${type}-${slug}`,
    parent_id: null,
    type,
    input,
    shop_id: null,
    img,
    active: true,
    status: 'published',
    keywords: null,
    drinks: false,
    ...entry,
    created_at: now,
    updated_at: now,
  });
  return [
    [
      'categories',
      withIds([
        ...categories.map(({ slug, title, description }, index) =>
          category(slug, 'shop', categoryPicture(slug as Parameters<typeof categoryPicture>[0]), index + 1, {
            texts: texts({ title, description }),
          }),
        ),
        ...sections.map(({ slug, title, motif, isDrinks = false }, index) =>
          category(slug, 'main', dishPicture(motif), index + 1, { texts: texts({ title }), drinks: isDrinks }),
        ),
      ]),
    ],
  ];
};
