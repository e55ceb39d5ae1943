import { cleanup, screen, within } from '@testing-library/react';
import { observable } from 'mobx';
import type { FunctionComponent } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { noShopFilter, type ShopCard } from '@domain/catalog/index.ts';
import { settingsOf } from '@domain/settings/index.ts';
import { HomeFour } from '@app/features/home/home-four.view.tsx';
import { HomeOne } from '@app/features/home/home-one.view.tsx';
import { HomeThree } from '@app/features/home/home-three.view.tsx';
import { HomeTwo } from '@app/features/home/home-two.view.tsx';
import type { HomeViewModel } from '@app/features/home/home.view-model.ts';
import { LIKED_VIEW_MODEL } from '@app/features/liked/index.ts';
import { REFERENCE_VIEW_MODEL } from '@app/features/reference/index.ts';
import { TOASTS_VIEW_MODEL } from '@app/features/toasts/index.ts';
import { USUAL } from '@app/features/usual/index.ts';
import { bound, render } from '../render.tsx';
import { shop } from '../search/goods.ts';
import { watchEnds } from '../ui/ends.ts';
import { viewServices } from '../view-services.ts';

beforeEach(watchEnds);

const shops = (count: number, from = 1): readonly ShopCard[] =>
  Array.from({ length: count }, (_, index) => shop(from + index));
const page = (items: readonly ShopCard[]) => ({ items });
const everything = {
  categories: [{ id: 1, uuid: 'soups', title: 'Soups', image: undefined }],
  banners: [
    { id: 4, title: 'Lunch sets', description: 'Noon to three', button: '', image: undefined, shopIds: [7, 8] },
  ],
  ads: { items: [{ id: 9, title: 'Week of soups', image: undefined }] },
  stores: page(shops(8, 20)),
  verified: page(shops(2, 40)),
  popular: page(shops(2, 50)),
  topRated: page(shops(2, 60)),
  recommended: shops(8, 70),
  latestNews: [],
};

type Given = { readonly sections?: object; readonly endless?: object | undefined; readonly filter?: object };
const endlessOf = (items: readonly ShopCard[], more: object = {}) => ({
  items,
  total: items.length,
  isLoading: false,
  failure: undefined,
  hasMore: false,
  reserved: 0,
  reload: () => {},
  loadMore: () => {},
  ...more,
});

const show = (
  Variant: FunctionComponent<{ readonly vm: HomeViewModel }>,
  { sections = everything, endless = endlessOf(shops(8)), filter = {} }: Given = {},
) => {
  const known = sections as Record<string, unknown>;
  const vm = {
    of: (name: string) => known[name],
    sections: {},
    endless,
    path: '/?v=4',
    filter: { ...noShopFilter, ...filter },
    hasAddress: false,
    isCounted: false,
    newsPath: () => '',
  };
  render(<Variant vm={vm as unknown as HomeViewModel} />, {
    services: [
      ...viewServices,
      bound(USUAL as never, observable.box(undefined)),
      bound(REFERENCE_VIEW_MODEL as never, { settings: settingsOf([{ key: 'active_parcel', value: '1' }]) }),
      bound(LIKED_VIEW_MODEL as never, { isLiked: () => false, toggle: () => {} }),
      bound(TOASTS_VIEW_MODEL as never, { show: () => {} }),
    ],
  });
};
/** The sections in the order of the page. */
const sections = () => screen.getAllByRole('region').map((each) => each.getAttribute('aria-label'));
const section = (name: string) => within(screen.getByRole('region', { name }));
const linksOf = (name: string) =>
  section(name)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('LAYOUT-2 the four home pages', () => {
  it('one: restaurants, then what else there is, then the other restaurants', () => {
    show(HomeOne);
    expect(sections()).toEqual([
      'Restaurants',
      'Offers',
      'Groceries and shops',
      'Promoted',
      'Favorite brands',
      'Recommended',
      'More restaurants',
    ]);
    expect(section('More restaurants').getAllByRole('heading', { level: 3 })).toHaveLength(2);
    const all = section('Restaurants').getByRole('link', { name: 'See all: Restaurants' });
    expect([all.textContent, all.getAttribute('href')]).toEqual(['See all 8', '/shop?type=restaurant']);
    expect(linksOf('Favorite brands')).toEqual(['/brands', '/shop/40', '/shop/41']);
    expect(linksOf('Promoted')).toEqual(['/ads', '/ads/9']);
  });

  it('one, filtered: contains only its list', () => {
    show(HomeOne, { filter: { isOpen: true } });
    expect(sections()).toEqual(['Restaurants']);
    expect(section('Restaurants').getAllByRole('heading', { level: 3 })).toHaveLength(8);
  });

  it('one: has no further restaurants where the first rows are all', () => {
    show(HomeOne, { endless: endlessOf(shops(6)) });
    expect(sections()).not.toContain('More restaurants');
    cleanup();
    show(HomeOne, { endless: endlessOf(shops(7)) });
    expect(sections()).toContain('More restaurants');
  });

  it('one: offers filters except where the list could not be loaded at all', () => {
    const failure = { kind: 'unreachable' };
    const open = () =>
      screen.queryByRole('link', { name: /^Open now/ }) ?? screen.queryByRole('button', { name: /^Open now/ });
    show(HomeOne, { endless: endlessOf([], { failure }) });
    expect(open()).toBeNull();
    cleanup();
    show(HomeOne, { endless: endlessOf(shops(2), { failure }) });
    expect(open()).not.toBeNull();
  });

  it('two: what is popular first, six shops, and the way to send a parcel', async () => {
    show(HomeTwo);
    expect(sections()).toEqual(['Popular', 'Offers', 'Shops', 'Featured', 'Recommended', 'Promoted']);
    expect(section('Shops').getAllByRole('heading', { level: 3 })).toHaveLength(6);
    expect(linksOf('Popular')).toContain('/shop/50');
    const send = await screen.findByRole('link', { name: 'Send a parcel' });
    expect(send.getAttribute('href')).toBe('/parcel-checkout');
  });

  it('three: shops as tiles and rows, and offers as a list', () => {
    show(HomeThree);
    expect(sections()).toEqual(['Featured', 'Shops', 'Top rated', 'Offers']);
    expect(linksOf('Featured')).toEqual(['/shop?verify=1', '/shop/40', '/shop/41']);
    expect(section('Offers').getByRole('link', { name: 'Lunch sets' }).getAttribute('href')).toBe('/promotion/4');
    expect(section('Offers').getByText('Noon to three')).toBeTruthy();
    const row = section('Shops').getAllByRole('listitem')[0]?.textContent;
    expect(row).toBe('Shop 2020–30 min');
  });

  it('four: the shops nearby, and a ranking of six', () => {
    show(HomeFour);
    expect(sections()).toContain('Popular near you');
    expect(section('Trending now').getAllByRole('listitem')).toHaveLength(6);
    expect(section('Popular near you').queryByRole('link', { name: /^See all/ })).toBeNull();
    expect(
      within(screen.getByRole('navigation', { name: 'Categories' }))
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/shop-category/soups');
  });

  it('say in a row what is known of a shop', () => {
    const rated = { ...shop(1), rating: { average: 4.5, count: 12 }, deliveryTime: undefined, kinds: [] };
    show(HomeThree, { sections: { stores: page([rated]), topRated: page([rated]) } });
    const row = section('Shops');
    expect(row.queryByText(/min/)).toBeNull();
    expect(row.getByRole('img', { name: /4\.5/ })).toBeTruthy();
    expect(section('Top rated').queryByText(/min/)).toBeNull();
  });

  it('leave out what there is not', () => {
    show(HomeThree, { sections: {} });
    expect(sections()).not.toContain('Offers');
    expect(screen.queryByRole('navigation', { name: 'Categories' })).toBeNull();
  });

  it('offer to remove filters that leave no shop', () => {
    show(HomeFour, { endless: endlessOf([]) });
    expect(section('Popular near you').getByText('No shops match')).toBeTruthy();
    expect(section('Popular near you').getByRole('link').getAttribute('href')).toBe('/?v=4');
  });
});
