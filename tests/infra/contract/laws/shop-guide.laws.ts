import { expect, it } from 'vitest';
import type { CategoryDetail, ShopCard, ShopGuide } from '@domain/catalog/index.ts';
import { categoryId, uuid } from '@domain/kernel/ids.ts';
import type { Laws } from './laws.ts';
import { taken } from '../outcome.ts';

/** The port, and all shops as their list contains them. */
export type ShopGuideSubject = { readonly guide: ShopGuide; shops(): Promise<readonly ShopCard[]> };

const gone = { ok: false, error: { kind: 'rejected', status: 404 } };

export const shopGuideLaws: Laws<ShopGuideSubject> = (fresh) => {
  it('ROUTE-8 lists every shop category, and loads each with its subcategories by uuid and by id', async () => {
    const { guide } = await fresh();
    const categories = taken(await guide.categories());
    expect(categories.length).toBeGreaterThan(1);
    expect(new Set(categories.map(({ id }) => id)).size).toBe(categories.length);
    const details: CategoryDetail[] = [];
    for (const category of categories) {
      const detail = taken(await guide.category(category.uuid));
      expect(detail).toMatchObject(category);
      expect(taken(await guide.category(category.id))).toEqual(detail);
      details.push(detail);
    }
    expect(details.some(({ description }) => description !== '')).toBe(true);
    for (const part of details.flatMap(({ parts }) => parts))
      expect(taken(await guide.category(part.uuid))).toMatchObject(part);
    for (const nowhere of [uuid('00000000-0000-4000-8000-00000000dead'), categoryId(987_654)])
      expect(await guide.category(nowhere)).toMatchObject(gone);
  });

  it('CATALOG-3 lists every verified shop with its logo, and no other', async () => {
    const { guide, shops } = await fresh();
    const all = await shops();
    const verified = all.filter(({ isVerified }) => isVerified);
    expect([verified.length > 0, verified.length < all.length]).toEqual([true, true]);
    const signs = taken(await guide.verified());
    expect(new Map(signs.map((sign) => [sign.id, sign]))).toEqual(
      new Map(verified.map(({ id, title, logo, rating }) => [id, { id, title, logo, rating }])),
    );
    expect(signs).toHaveLength(verified.length);
  });
};
