import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ShopFilter } from '@domain/catalog/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { priceText } from '@domain/pricing/index.ts';
import { TIME_ZONES_IN_VIEW } from '@app/features/catalog/index.ts';
import { CURRENCY_VIEW_MODEL } from '@app/features/currency/index.ts';
import { BrandsView } from '@app/features/discovery/brands.view.tsx';
import { CategoriesView } from '@app/features/discovery/categories.view.tsx';
import { CategoryView } from '@app/features/discovery/category.view.tsx';
import { PromoBanners } from '@app/features/home/promo-banners.view.tsx';
import { LOCALE_VIEW_MODEL } from '@app/features/locale/index.ts';
import { LIKED_VIEW_MODEL } from '@app/features/liked/index.ts';
import { NOW_VIEW_MODEL } from '@app/features/now/index.ts';
import { AdsView } from '@app/features/promotions/ads.view.tsx';
import { PromotionView } from '@app/features/promotions/promotion.view.tsx';
import { PAGES } from '@app/routes/index.ts';
import { bound, render } from '../render.tsx';
import { pageOf, shop, uuidOf } from '../search/goods.ts';
import { counted } from '../shop-list/stage.ts';
import { noodles, signOf, stage } from './stage.ts';

const services = [
  bound(PAGES as never, { prefetch: () => Promise.resolve() }),
  bound(NOW_VIEW_MODEL as never, { now: instant(0) }),
  bound(TIME_ZONES_IN_VIEW as never, { offsetAt: () => 0 }),
  bound(LOCALE_VIEW_MODEL as never, { language: 'en' }),
  bound(LIKED_VIEW_MODEL as never, { isLiked: () => false, toggle: () => {} }),
  bound(CURRENCY_VIEW_MODEL as never, {
    scale: 2,
    style: { symbol: '$', position: 'before' },
    text: (amount: never) => priceText(amount, { symbol: '$', position: 'before' }),
  }),
];
const unreachable = { kind: 'unreachable' } as const;
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('ROUTE-8 /shop-category', () => {
  const show = (categories: object) => render(<CategoriesView vm={{ categories } as never} />, { services });

  it('leads to each category', async () => {
    const { categories } = stage();
    await categories.prepare();
    render(<CategoriesView vm={categories} />, { services });
    expect(screen.getByRole('heading', { level: 1, name: 'Categories' }).tabIndex).toBe(-1);
    expect(hrefOf('Noodles')).toBe(`/shop-category/${uuidOf(3)}`);
  });

  it('ERROR-6 has an empty, a loading and a failed state', () => {
    show({ value: [] });
    expect(screen.getByRole('heading', { name: 'There are no shops here yet.' })).toBeDefined();
    show({ value: undefined });
    expect(screen.getByRole('status', { name: 'Loading' })).toBeDefined();
    show({ failure: unreachable });
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });
});

describe('ROUTE-8 /shop-category/{id}', () => {
  const show = async (id: string, search = '', options: Parameters<typeof stage>[0] = {}) => {
    const { category, go } = stage(options);
    go(id, search);
    await category.prepare();
    const stop = category.activate();
    render(<CategoryView vm={category} />, { services, path: `/shop-category/${id}?${search}` });
    return stop;
  };

  it('names the category, counts its shops, and keeps other filters when a subcategory is chosen', async () => {
    const stop = await show(uuidOf(3), 'category_id=31&open=1');
    expect(screen.getByRole('heading', { level: 1, name: 'Noodles' })).toBeDefined();
    expect([screen.getByText('Ramen and wok'), screen.getByText('1 shop')]).toHaveLength(2);
    const kinds = within(screen.getByRole('navigation', { name: 'Kinds of Noodles' }));
    expect(
      kinds
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('aria-current'), link.getAttribute('href')]),
    ).toEqual([
      ['All', null, `/shop-category/${uuidOf(3)}?open=1`],
      ['Ramen', 'true', `/shop-category/${uuidOf(3)}?open=1&category_id=31`],
      ['Wok', null, `/shop-category/${uuidOf(3)}?open=1&category_id=32`],
    ]);
    expect(screen.getByRole('button', { name: 'Open now' }).getAttribute('aria-pressed')).toBe('true');
    expect(hrefOf('Shop 1')).toBe('/shop/1');
    stop();
  });

  it('shows no subcategories where there are none', async () => {
    const stop = await show(uuidOf(4));
    expect([screen.queryByRole('navigation'), hrefOf('All categories')]).toEqual([null, '/shop-category']);
    stop();
  });

  it('CATALOG-1 shows what each choice and each subcategory would leave, and links to none that is empty', async () => {
    const asked: ShopFilter[] = [];
    const counts = (filter: ShopFilter) => {
      asked.push(filter);
      return counted({
        categoryIds: {
          any: 24,
          choices: [noodles, ...noodles.parts].map((value, index) => ({ value, count: [9, 4, 0][index] ?? 0 })),
        },
      });
    };
    const stop = await show(uuidOf(3), 'open=1', { counts });
    expect(asked).toEqual([{ categoryIds: [3], isOpen: true }]);
    expect(screen.getByRole('button', { name: 'Deals 0 shops' }).getAttribute('aria-disabled')).toBe('true');
    const kinds = within(screen.getByRole('navigation', { name: 'Kinds of Noodles' })).getAllByRole('link');
    expect(kinds.map((link) => [link.textContent, link.hasAttribute('href')])).toEqual([
      ['All9 9 shops', true],
      ['Ramen4 4 shops', true],
      ['Wok0 0 shops', false],
    ]);
    stop();
  });

  it('CATALOG-1 suggests ways out of filters that leave nothing, with the count of each', async () => {
    const none = { list: () => pageOf<ReturnType<typeof shop>>([]) };
    const counts = () =>
      counted({ total: 0, all: 9, isFreeDelivery: { any: 5, choices: [{ value: true, count: 0 }] } });
    const stop = await show(uuidOf(3), 'free_delivery=1', { ...none, counts });
    const way = await screen.findByRole('link', { name: 'Without “Free delivery” 5 shops' });
    expect(way.getAttribute('href')).toBe(`/shop-category/${uuidOf(3)}`);
    expect(screen.getByText(/There are 9 shops without these filters/)).toBeDefined();
    stop();
  });

  it('ERROR-6 says why no shop is left, and removes the filter', async () => {
    const none = { list: () => pageOf<ReturnType<typeof shop>>([]) };
    const stop = await show(uuidOf(3), 'category_id=31&open=1', none);
    const clear = await screen.findByRole('link', { name: 'Clear filters' });
    expect(clear.getAttribute('href')).toBe(`/shop-category/${uuidOf(3)}?category_id=31`);
    stop();
    (await show(uuidOf(4), '', { ...none, at: { latitude: 1, longitude: 2 } }))();
    expect(screen.getByRole('button', { name: 'Change address' }).getAttribute('popovertarget')).toBe(
      'address-popover',
    );
  });
});

describe('ROUTE-8 /brands', () => {
  const shops = ['Anchor', 'Bluewater', 'Cedar', 'Dune', 'Ember', 'Fjord', '7 Spices'].map((title, index) =>
    signOf(index + 1, title),
  );

  it('is grouped by letters, with a link to each, and searchable', async () => {
    const { brands } = stage({ shops });
    await brands.prepare();
    render(<BrandsView vm={brands} />, { services });
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'A',
      'B',
      'C',
      'D',
      'E',
      'F',
      '0–9 and others',
    ]);
    const [letter] = within(screen.getByRole('navigation', { name: 'Brands by letter' })).getAllByRole('link');
    expect(document.getElementById(letter?.getAttribute('href')?.slice(1) ?? '')).toBe(
      screen.getByRole('region', { name: 'A' }),
    );
    expect(hrefOf('Bluewater')).toBe('/shop/2');
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search brands' }), { target: { value: 'dun' } });
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Dune']);
    expect([screen.getByRole('status').textContent, screen.queryByRole('navigation')]).toEqual(['1 shop', null]);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nobody' } });
    expect(screen.getByRole('heading', { name: 'No brand has that name' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Show all brands' }));
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(7);
  });

  it('ERROR-6 offers a retry after a failed load', async () => {
    const { brands } = stage({ isDown: () => true });
    await brands.prepare();
    render(<BrandsView vm={brands} />, { services });
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });
});

const ad = { id: 7, title: 'Charcoal week', description: 'Three fires', button: 'To the grills', image: undefined };

describe('ROUTE-8 /ads', () => {
  const show = (ads: object) => render(<AdsView vm={{ ads } as never} />, { services });

  it('leads to each ad under its heading', async () => {
    show({ items: [ad], hasMore: true, loadMore: () => {} });
    expect(
      within(screen.getByRole('heading', { level: 2, name: 'Charcoal week' }))
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/ads/7');
    expect(await screen.findByRole('button', { name: 'Load more' })).toBeDefined();
  });

  it('ERROR-6 has an empty, a loading and a failed state', () => {
    show({ items: [] });
    expect([screen.getByRole('heading', { name: 'No offers at the moment' }), hrefOf('Shops with deals')]).toEqual([
      expect.anything(),
      '/shop?deals=1',
    ]);
    show({ items: [], isLoading: true });
    expect(screen.getByRole('status', { name: 'Loading' })).toBeDefined();
    show({ items: [], failure: unreachable });
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });
});

describe('ROUTE-8 /ads/{id}, /promotion/{id}', () => {
  const show = (promotion: object) => render(<PromotionView vm={{ promotion } as never} />, { services });

  it('names what is promoted, with its shops', () => {
    show({ value: { ...ad, shops: [shop(1, 'Ember Yard'), shop(2, 'Night Skewer')] } });
    expect(screen.getByRole('heading', { level: 1, name: 'Charcoal week' })).toBeDefined();
    expect([
      screen.getByRole('heading', { level: 2 }).textContent,
      hrefOf('Night Skewer'),
      hrefOf('All offers'),
    ]).toEqual(['2 shops', '/shop/2', '/ads']);
  });

  it('ERROR-6 links to all shops where it has none, and offers a retry', () => {
    show({ value: { ...ad, shops: [] } });
    expect(hrefOf('See all shops')).toBe('/shop');
    show({ failure: unreachable });
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });
});

describe('CATALOG-3e banners on the home page', () => {
  it('link to the one shop, to a page of all of several, or nowhere', () => {
    const banners = [[1], [1, 2], []].map((shopIds, index) => ({
      ...ad,
      id: index + 1,
      title: `Banner ${index + 1}`,
      shopIds: shopIds as never[],
    }));
    render(<PromoBanners banners={banners} />, { services });
    expect(
      screen.getAllByRole('article').map((banner) => within(banner).queryByRole('link')?.getAttribute('href')),
    ).toEqual(['/shop/1', '/promotion/2', undefined]);
  });
});
