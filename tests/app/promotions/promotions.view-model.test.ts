import { describe, expect, it } from 'vitest';
import { err } from '@domain/kernel/result.ts';
import type { Promotion, Promotions } from '@domain/promotions/index.ts';
import { createDataCache } from '@app/data/index.ts';
import { AdsViewModel } from '@app/features/promotions/ads.view-model.ts';
import { createPromotionQueries } from '@app/features/promotions/index.ts';
import { PromotionViewModel } from '@app/features/promotions/promotion.view-model.ts';
import { createI18n } from '@app/i18n/index.ts';
import texts from '../../../src/public/locales/en/translation.json';
import { createFakePromotions } from '../../infra/contract/fakes/fake-promotions.ts';
import { shop } from '../search/goods.ts';
import { settled } from '../search/stage.ts';

const translate = createI18n('en', { en: { translation: texts, errors: {} } }).t;
const promotion = (id: number, title: string, shops = [shop(1), shop(2)], description = ''): Promotion => ({
  id,
  title,
  description,
  button: '',
  image: undefined,
  shops,
});

const stage = (change: Partial<Promotions> = {}) => {
  const ads = Array.from({ length: 8 }, (_, index) => promotion(index + 1, `Week ${index + 1}`));
  const promotions: Promotions = {
    ...createFakePromotions({
      ads,
      banners: [promotion(1, 'Lunch sets', [shop(1)], 'Noon to three'), promotion(2, 'Hello', [])],
    }),
    ...change,
  };
  const deps = { cache: createDataCache(), queries: createPromotionQueries({ promotions, scope: () => ['en', 1] }) };
  const vm = new PromotionViewModel(deps);
  const go = (path: string): void => vm.show({ path, params: { id: path.split('/').at(-1) ?? '' }, query: {} });
  return { vm, go, list: new AdsViewModel(deps) };
};

describe('ROUTE-8 /ads', () => {
  it('opens page after page', async () => {
    const { list } = stage();
    expect(await list.prepare()).toEqual({ kind: 'ready' });
    const stop = list.activate();
    expect([list.ads.items.length, list.ads.hasMore]).toEqual([6, true]);
    list.ads.loadMore();
    await settled();
    expect([list.ads.items.map(({ id }) => id), list.ads.hasMore]).toEqual([[1, 2, 3, 4, 5, 6, 7, 8], false]);
    expect(list.head(translate)).toMatchObject({ title: 'Offers · Tiffin', canonical: '/ads' });
    stop();
  });
});

describe('ROUTE-8 /ads/{id}, /promotion/{id}', () => {
  it('show an ad, or the banner with the same id, with their shops', async () => {
    for (const [path, title, shops, description] of [
      ['/ads/1', 'Week 1', [1, 2], 'What kitchens and shops near you are up to just now. They pay to be shown here.'],
      ['/promotion/1', 'Lunch sets', [1], 'Noon to three'],
      ['/promotion/2', 'Hello', [], expect.any(String)],
    ] as const) {
      const { vm, go } = stage();
      go(path);
      expect(await vm.prepare()).toEqual({ kind: 'ready' });
      expect([vm.promotion?.value?.title, vm.promotion?.value?.shops.map(({ id }) => id)]).toEqual([title, shops]);
      expect(vm.head(translate)).toEqual({ title: `${title} · Tiffin`, canonical: path, description });
    }
  });

  it.each(['/ads/99', '/promotion/99', '/ads/0', '/ads/lunch', '/promotion/-1'])(
    'are not found under %s',
    async (path) => {
      const { vm, go } = stage();
      go(path);
      expect(await vm.prepare()).toEqual({ kind: 'not-found' });
    },
  );

  it('ERROR-6 report a failed load', async () => {
    const { vm, go } = stage({ ad: async () => err({ kind: 'timeout' }) });
    go('/ads/1');
    expect(await vm.prepare()).toEqual({ kind: 'failed' });
    expect(vm.promotion?.failure).toEqual({ kind: 'timeout' });
  });
});
