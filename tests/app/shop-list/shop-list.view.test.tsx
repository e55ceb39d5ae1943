import { act, fireEvent, screen, within } from '@testing-library/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import { ok } from '@domain/kernel/result.ts';
import { categoryId } from '@domain/kernel/ids.ts';
import { priceText } from '@domain/pricing/index.ts';
import type { OfferedFacet, SearchFilter } from '@domain/search/index.ts';
import { ANNOUNCER, AnnouncerViewModel, SETTLE_MS } from '@app/features/announcer/index.ts';
import { CART } from '@app/features/cart/index.ts';
import { TIME_ZONES_IN_VIEW } from '@app/features/catalog/index.ts';
import { CURRENCY_VIEW_MODEL } from '@app/features/currency/index.ts';
import { LOCALE_VIEW_MODEL } from '@app/features/locale/index.ts';
import { LIKED_VIEW_MODEL } from '@app/features/liked/index.ts';
import { NOW_VIEW_MODEL } from '@app/features/now/index.ts';
import { QUICK_ADD } from '@app/features/product/index.ts';
import { ListViews } from '@app/features/shop-list/list-views.ts';
import { LIST_VIEWS } from '@app/features/shop-list/shop-list.tokens.ts';
import { ShopListView } from '@app/features/shop-list/shop-list.view.tsx';
import { PAGES } from '@app/routes/index.ts';
import { bound, render } from '../render.tsx';
import { viewServices } from '../view-services.ts';
import { bringEndsNear, watchEnds } from '../ui/ends.ts';
import { pageOf, product, shop } from '../search/goods.ts';
import { settled, unreachable } from '../search/stage.ts';
import { counted, stage } from './stage.ts';

beforeEach(watchEnds);

/** Shows the address that the router is at, as the shell does. */
function Following({ go }: { readonly go: (search: string) => void }) {
  const { search } = useLocation();
  useEffect(() => go(search), [go, search]);
  return null;
}

const show = async (address: string, options: Parameters<typeof stage>[0] = {}, follows = false) => {
  const scene = stage(options);
  scene.go(address);
  await scene.vm.prepare();
  const announcer = new AnnouncerViewModel((run, after) => after === SETTLE_MS && run());
  scene.vm.activate();
  const view = (
    <>
      {follows && <Following go={scene.go} />}
      <ShopListView vm={scene.vm} />
    </>
  );
  render(view, {
    path: `/shop?${address}`,
    services: [
      bound(ANNOUNCER, announcer),
      bound(LIST_VIEWS, scene.views),
      bound(PAGES as never, { prefetch: () => Promise.resolve() }),
      bound(NOW_VIEW_MODEL as never, { now: instant(0) }),
      bound(TIME_ZONES_IN_VIEW as never, { offsetAt: () => 0 }),
      bound(LOCALE_VIEW_MODEL as never, { language: 'en' }),
      bound(LIKED_VIEW_MODEL as never, { isLiked: () => false, toggle: () => {} }),
      bound(CART as never, { quantityOf: () => 0 }),
      bound(QUICK_ADD as never, { isAdding: () => false }),
      bound(CURRENCY_VIEW_MODEL as never, {
        scale: 2,
        style: { symbol: '$', position: 'before' },
        text: (amount: never) => priceText(amount, { symbol: '$', position: 'before' }),
      }),
    ],
  });
  // Failed requests are repeated when the page is visible.
  await act(settled);
  return { ...scene, announcer };
};

const none = { list: () => pageOf([]) };

describe('CATALOG-1 the list', () => {
  it('is named after its category and counts its shops', async () => {
    await show('category_id=3', { list: () => pageOf([shop(1), shop(2)], 14) });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pizza');
    expect(screen.getByText('14 shops')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Pizza' }).getAttribute('aria-current')).toBe('true');
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('keeps other filters when the category changes', async () => {
    await show('open=1&free_delivery=1');
    expect(screen.getByRole('link', { name: 'Pizza' }).getAttribute('href')).toBe(
      '/shop?open=1&free_delivery=1&category_id=3',
    );
  });

  it('announces how many are left after a change, and nothing at first', async () => {
    const { go, announcer } = await show('', {
      list: (filter) => pageOf(filter.isOpen ? [shop(1)] : [shop(1), shop(2)]),
    });
    expect(announcer.message).toBe('');
    await act(async () => {
      go('open=1');
      await settled();
    });
    expect(announcer.message.trim()).toBe('1 shop');
  });

  it('shows a filter that only the sheet offers as a chip that removes it', async () => {
    await show('take=1&prices=5,20&open=1');
    expect(screen.getByRole('link', { name: 'Remove the filter Halal' }).getAttribute('href')).toBe(
      '/shop?open=1&prices=5%2C20',
    );
    expect(screen.getByRole('link', { name: 'Remove the filter $5.00–$20.00' })).toBeDefined();
  });

  it('opens the less common filters in a sheet whose choices apply at once', async () => {
    const { vm } = await show('');
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
      await settled();
    });
    const sheet = await screen.findByRole('dialog', { name: 'Filters' });
    await act(async () => {
      fireEvent.click(await within(sheet).findByRole('checkbox', { name: 'Halal' }));
      await settled();
    });
    expect(vm.filter.tagIds).toEqual([1]);
    fireEvent.change(within(sheet).getByLabelText('From'), { target: { value: '30' } });
    fireEvent.change(within(sheet).getByLabelText('To'), { target: { value: '20' } });
    fireEvent.blur(within(sheet).getByLabelText('To'));
    expect(within(sheet).getByText('Give two amounts, the lower one first.')).toBeDefined();
    fireEvent.change(within(sheet).getByLabelText('From'), { target: { value: '۵٫۵۰' } });
    await act(async () => {
      fireEvent.keyDown(within(sheet).getByLabelText('From'), { key: 'Enter' });
      await settled();
    });
    expect(vm.filter.prices).toEqual({ from: '5.5', to: '20' });
    fireEvent.change(within(sheet).getByLabelText('From'), { target: { value: '20' } });
    await act(async () => {
      fireEvent.blur(within(sheet).getByLabelText('From'));
      await settled();
    });
    expect(vm.filter.prices).toEqual({ from: '20', to: '20' });
  });
});

const addresses = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute('href'));
const words = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);
const press = (control: HTMLElement) =>
  act(async () => {
    fireEvent.click(control);
    await settled();
  });
const openSheet = async () => {
  await press(screen.getByRole('button', { name: /^Filters/ }));
  return within(await screen.findByRole('dialog', { name: 'Filters' }));
};

describe('CATALOG-1 the count of each choice', () => {
  it('is on its chip and part of its name; a choice that leaves nothing cannot be pressed', async () => {
    await show('', { counts: () => counted() });
    expect(screen.getByRole('button', { name: 'Free delivery 3 shops' }).getAttribute('aria-disabled')).toBe(null);
    const deals = screen.getByRole('button', { name: 'Deals 0 shops' });
    expect(deals.getAttribute('aria-disabled')).toBe('true');
    deals.focus();
    await press(deals);
    expect([document.activeElement, deals.getAttribute('aria-pressed')]).toEqual([deals, 'false']);
  });

  it('is shown for categories of this list only, and none links to an empty one', async () => {
    await show('type=restaurant', { counts: () => counted() });
    const strip = within(screen.getByRole('navigation', { name: 'Categories' }));
    expect(words(strip.getAllByRole('link'))).toEqual(['All24 24 shops', 'Pizza6 6 shops', 'Sushi0 0 shops']);
    expect(addresses(strip.getAllByRole('link'))).toEqual(['/shop?type=restaurant', expect.any(String), null]);
  });

  it('is in the sheet, too, whose button shows the number of shops', async () => {
    await show('open=1', { counts: ({ isOpen }) => counted(isOpen ? { total: 17 } : {}) });
    const sheet = await openSheet();
    expect(sheet.getByText('17 of 24 shops fit')).toBeDefined();
    expect(sheet.getByRole('button', { name: 'Show 17 shops' })).toBeDefined();
    expect(sheet.getByRole('link', { name: 'Clear all, 1' }).getAttribute('href')).toBe('/shop');
    expect(
      words(sheet.getAllByRole('radio', { name: /or more/ }).map(({ parentElement }) => parentElement as HTMLElement)),
    ).toEqual(['4.0 or more22 22 shops', '4.5 or more9 9 shops', '4.8 or more0 0 shops']);
    expect(sheet.getByRole('radio', { name: '4.8 or more 0 shops' }).hasAttribute('disabled')).toBe(true);
    expect(sheet.getByRole('radio', { name: 'Up to $2.00 11 shops' })).toBeDefined();
  });

  it('allows several categories and tags, and removing a chosen one that leaves nothing', async () => {
    const { vm } = await show('category_id=5&take=1', { counts: () => counted() });
    const sheet = await openSheet();
    await press(sheet.getByRole('checkbox', { name: 'Pizza 6 shops' }));
    expect(vm.filter.categoryIds).toEqual([5, 3]);
    await press(sheet.getByRole('checkbox', { name: 'Family 7 shops' }));
    expect(vm.filter.tagIds).toEqual([1, 2]);
    await press(sheet.getByRole('checkbox', { name: 'Sushi 0 shops' }));
    expect(vm.filter.categoryIds).toEqual([3]);
    await press(sheet.getByRole('radio', { name: 'Up to $2.00 11 shops' }));
    await press(sheet.getByRole('radio', { name: 'Within 30 min 8 shops' }));
    expect([vm.filter.mostFee, vm.filter.mostMinutes]).toEqual(['2', 30]);
    await press(sheet.getByRole('radio', { name: 'Free delivery 3 shops' }));
    expect([vm.filter.mostFee, vm.filter.isFreeDelivery]).toEqual([undefined, true]);
  });

  it('is omitted on servers without counts: nothing is disabled, no limits are offered', async () => {
    const { vm } = await show('take=1,2&delivery_fee_to=2');
    expect(vm.filter).toEqual({ tagIds: [1] });
    expect(screen.getByRole('button', { name: 'Deals' }).getAttribute('aria-disabled')).toBe(null);
    expect(screen.queryByRole('button', { name: /Within/ })).toBe(null);
    const sheet = await openSheet();
    expect(sheet.queryByRole('group', { name: /Categories/ })).toBe(null);
    await press(sheet.getByRole('radio', { name: '4.8 or more' }));
    expect(vm.filter.minRating).toBe(4.8);
  });
});

describe('CATALOG-1d dietary filters', () => {
  const mine = { diets: ['vegan'], allergens: { sesame: 'dangerous', milk: 'avoid' } } as const;

  it('combine: each diet is counted besides the chosen ones, and the list shows the number of dishes', async () => {
    const { vm, asked } = await show('', {
      counts: () => counted(),
      list: ({ diets }) => pageOf([{ ...shop(1), ...(diets && { dishesFitting: 12 }) }]),
    });
    expect(screen.queryByText('12 dishes fit')).toBe(null);
    const sheet = await openSheet();
    const food = within(sheet.getByRole('group', { name: /^Food/, description: 'All you choose must fit' }));
    expect(words(food.getAllByRole('checkbox').map(({ parentElement }) => parentElement as HTMLElement))).toEqual([
      'Vegan12 12 shops',
      'Vegetarian19 19 shops',
      'Halal0 0 shops',
      'Kosher0 0 shops',
      'Gluten-free0 0 shops',
    ]);
    await press(food.getByRole('checkbox', { name: /^Vegan / }));
    await press(food.getByRole('checkbox', { name: /^Vegetarian/ }));
    await press(food.getByRole('checkbox', { name: /^Kosher/ }));
    expect(vm.filter.diets).toEqual(['vegan', 'vegetarian']);
    expect(asked.at(-1)).toBe('{"diets":["vegan","vegetarian"]} 1');
    expect(screen.getByText('12 dishes fit')).toBeDefined();
  });

  it('are part of the address and shown as removable chips', async () => {
    const { vm } = await show('diet=halal,vegetarian&without=sesame', { counts: () => counted() });
    expect(vm.filter).toEqual({ diets: ['vegetarian', 'halal'], without: ['sesame'] });
    expect(screen.getByRole('button', { name: 'Vegetarian 19 shops' }).getAttribute('aria-pressed')).toBe('true');
    expect(addresses(screen.getAllByRole('link', { name: /^Remove the filter/ }))).toEqual([
      '/shop?diet=vegetarian&without=sesame',
      '/shop?diet=vegetarian%2Chalal',
    ]);
  });

  it('offer the customer’s own profile first if there is one, and send it only once pressed', async () => {
    const { vm, asked } = await show('', { counts: () => counted(), profile: mine });
    const sheet = await openSheet();
    const food = within(sheet.getByRole('group', { name: /^Food/ }));
    const [first] = food.getAllByRole('checkbox');
    expect(first).toBe(food.getByRole('checkbox', { name: 'Fits me' }));
    expect(asked.join()).not.toContain('sesame');
    await press(food.getByRole('checkbox', { name: 'Fits me' }));
    expect(vm.filter).toEqual({ isForMe: true });
    expect(asked.at(-1)).toBe('{"diets":["vegan"],"without":["milk","sesame"]} 1');
  });

  it('are not shown for a profile before it is read, and send none if none is stored', async () => {
    const scene = stage({ counts: () => counted(), profile: mine });
    scene.go('fits=1');
    await scene.vm.prepare();
    expect([scene.vm.isWaiting, scene.asked]).toEqual([true, []]);
    const { vm, asked } = await show('fits=1', { counts: () => counted() });
    expect([vm.filter, asked]).toEqual([{}, ['{} 1']]);
    expect(screen.queryByText('Fits me')).toBe(null);
  });

  it('name all choices if no shop has such a dish', async () => {
    await show('diet=vegan,kosher', {
      ...none,
      counts: () => counted({ total: 0, diets: { any: 24, choices: [] } }),
    });
    const ways = within(await screen.findByRole('navigation', { name: 'Remove one filter' }));
    expect(words(ways.getAllByRole('link'))).toEqual(['Without “Vegan and Kosher”24 shops']);
  });
});

describe('CATALOG-1 an empty list', () => {
  const group = (any: number) => ({ any, choices: [] });

  it('names the filters and what removing each would find, and offers none that finds nothing', async () => {
    await show('category_id=3&open=1&free_delivery=1&take=1,2&deals=1', {
      ...none,
      counts: () =>
        counted({
          total: 0,
          all: 6,
          isOpen: group(2),
          isFreeDelivery: group(14),
          hasDeals: group(0),
          categoryIds: group(1),
          tagIds: { ...counted().tagIds, any: 3 },
        }),
    });
    const ways = within(await screen.findByRole('navigation', { name: 'Remove one filter' }));
    expect(
      screen.getByText(
        'No shop fits “Open now, Free delivery, Deals, and Halal or Family”. ' +
          'There are 6 shops without these filters.',
      ),
    ).toBeDefined();
    expect(words(ways.getAllByRole('link'))).toEqual([
      'Closed shops, too2 shops',
      'Without “Free delivery”14 shops',
      'Without “Halal or Family”3 shops',
      'Without “Pizza”1 shop',
    ]);
    expect(addresses(ways.getAllByRole('link'))).toEqual([
      '/shop?deals=1&free_delivery=1&category_id=3&take=1%2C2',
      '/shop?open=1&deals=1&category_id=3&take=1%2C2',
      '/shop?open=1&deals=1&free_delivery=1&category_id=3',
      '/shop?open=1&deals=1&free_delivery=1&take=1%2C2',
    ]);
    expect(addresses(screen.getAllByRole('link', { name: 'Clear filters' }))).toEqual(['/shop?category_id=3']);
  });

  it('offers to remove any filter if the server does not count', async () => {
    await show('open=1&deals=1', none);
    const ways = within(await screen.findByRole('navigation', { name: 'Remove one filter' }));
    expect(words(ways.getAllByRole('link'))).toEqual(['Closed shops, too', 'Without “Deals”']);
    expect(screen.getByText('No shop fits “Open now and Deals”.')).toBeDefined();
  });

  it('says that no shop delivers to the chosen address', async () => {
    await show('', { ...none, at: { latitude: 1, longitude: 2 } });
    expect(screen.getByRole('heading', { name: "Sorry, we're not available here" })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Change address' })).toBeDefined();
  });
});

describe('SEARCH-3 the page of results', () => {
  it('SEARCH-10f shows the typed term if another one was searched for', async () => {
    await show('search=piza');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Results for “pizza”');
    expect(screen.getByText('Showing results for “pizza”.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Search instead for “piza”' }).getAttribute('href')).toBe(
      '/shop?search=piza&literal=1',
    );
  });

  it('SEARCH-3c shows results for the typed term on demand, with a link to the correction', async () => {
    await show('search=piza&literal=1');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Results for “piza”');
    expect(screen.getByRole('link', { name: 'Did you mean “pizza”?' }).getAttribute('href')).toBe('/shop?search=piza');
  });

  it('has both sections with heading, count and message, and a link to each', async () => {
    await show('search=fala');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Results for “fala”');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Restaurants 9Found 9 results',
      'Products 1Found 1 result',
    ]);
    expect(screen.getByRole('heading', { name: 'Restaurants Found 9 results' })).toBeDefined();
    expect(
      within(screen.getByRole('navigation'))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/shop?search=fala', '/shop?search=fala&show=shops', '/shop?search=fala&show=products']);
  });

  it('shows one part only', async () => {
    await show('search=fala&show=products');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Products 1Found 1 result',
    ]);
  });
});

const many = <Item,>(count: number, from: number, make: (id: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(from + index));
const titles = (name: string) => within(screen.getByRole('region', { name })).queryAllByRole('article').length;
const pressNamed = async (name: string, place = 0) => {
  const button = screen.getAllByRole('button', { name })[place] as HTMLElement;
  button.focus();
  await act(async () => {
    fireEvent.click(button);
    await settled();
  });
  return button;
};

describe('SEARCH-3e the filters of results in a sheet', () => {
  const facetsFor = ({ isOpen, diets }: SearchFilter): readonly OfferedFacet[] => [
    { choice: { group: 'open', value: true }, found: { shops: 7, products: 1 }, title: undefined },
    { choice: { group: 'cuisine', value: categoryId(3) }, found: { shops: 2, products: 1 }, title: 'Pizza' },
    {
      choice: { group: 'cuisine', value: categoryId(5) },
      found: { shops: isOpen ? 0 : 1, products: 0 },
      title: 'Sushi',
    },
    { choice: { group: 'diet', value: 'vegan' }, found: { shops: 0, products: diets ? 1 : 4 }, title: undefined },
  ];

  it('apply at once, count what they leave, and lead to the results', async () => {
    const { vm } = await show('search=fala', { facets: facetsFor }, true);
    const sheet = await openSheet();
    expect(words(sheet.getAllByRole('group').map((group) => group.querySelector('legend') as HTMLElement))).toEqual([
      'Opening hours ',
      'Cuisine',
      'Food All you choose must fit',
    ]);
    await press(sheet.getByRole('checkbox', { name: 'Open now Found 8 results' }));
    await press(sheet.getByRole('radio', { name: 'Pizza Found 3 results' }));
    await press(sheet.getByRole('checkbox', { name: 'Vegan Found 4 results' }));
    expect(vm.found?.address.filter).toEqual({
      isOpen: true,
      categoryId: 3,
      diets: ['vegan'],
      kind: undefined,
      minRating: undefined,
    });
    expect(sheet.getByRole('link', { name: 'Clear all, 3' }).getAttribute('href')).toBe('/shop?search=fala');
    await press(sheet.getByRole('radio', { name: 'Any' }));
    expect(vm.found?.address.filter.categoryId).toBeUndefined();
    await press(sheet.getByRole('button', { name: 'Show 10 results' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await press(screen.getByRole('link', { name: 'Remove the filter Vegan' }));
    expect(vm.found?.address.filter.diets).toBeUndefined();
    expect(screen.getByRole('button', { name: 'Filters 1' })).toBeDefined();
  });

  it('stay in their place where they would leave nothing, and cannot be chosen', async () => {
    await show('search=fala', { facets: facetsFor }, true);
    const sheet = await openSheet();
    await press(sheet.getByRole('checkbox', { name: /^Open now/ }));
    expect(sheet.getByRole('radio', { name: 'Sushi Found 0 results' }).hasAttribute('disabled')).toBe(true);
  });
});

describe('SEARCH-4 results that load', () => {
  it('keep the places of their parts and cards, so that these do not move once they are there', async () => {
    const never = () => new Promise<never>(() => {});
    const scene = stage({ shops: never, products: never, facets: never });
    scene.go('search=x');
    scene.vm.activate();
    await scene.views.load('results');
    render(<ShopListView vm={scene.vm} />, {
      services: [...viewServices, bound(ANNOUNCER as never, { say: () => {} }), bound(LIST_VIEWS, scene.views)],
    });
    expect(screen.getAllByRole('status')).toHaveLength(1);
    const parts = within(screen.getByRole('navigation', { name: 'Search results' })).getAllByRole('link');
    expect(words(parts)).toEqual(['All', 'Restaurants', 'Products']);
    expect(screen.getByRole('group', { name: 'Filters' })).toBeDefined();
  });
});

describe('SEARCH-4 results without anything to narrow them by', () => {
  it('keep no place for it once that is known', async () => {
    await show('search=fala');
    expect(screen.queryByRole('group', { name: 'Filters' })).toBeNull();
  });
});

describe('CATALOG-1, SEARCH-3 list and results, each with code of its own', () => {
  const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

  it('take each other’s place on one page', async () => {
    const { go } = await show('category_id=3');
    expect(heading()).toBe('Pizza');
    act(() => go('search=fala'));
    await act(settled);
    expect(heading()).toBe('Results for “fala”');
    expect(await screen.findByRole('navigation', { name: 'Search results' })).toBeDefined();
    act(() => go('category_id=3'));
    expect(screen.getByText('1 shop')).toBeDefined();
  });

  it('say while their code loads what will be here, and that it could not be loaded', async () => {
    const scene = stage();
    scene.go('search=fala');
    let lose = (): void => {};
    const code = new Promise<never>((_, reject) => (lose = () => reject(new Error('No connection'))));
    const views = new ListViews({ shops: () => code, results: () => code });
    render(<ShopListView vm={scene.vm} />, { services: [...viewServices, bound(LIST_VIEWS, views)] });
    expect(heading()).toBe('Results for “fala”');
    const loading = views.load('results');
    lose();
    expect(await act(() => loading)).toBe(false);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });
});

describe('SEARCH-3f results that filters leave nothing of', () => {
  // Its code loads with the first empty answer.
  beforeAll(() => import('@app/features/shop-list/nothing-found.view.tsx'));
  const nothing = () => ok(pageOf([] as never[]));
  const isNarrowed = (filter: SearchFilter | undefined): boolean => filter?.isOpen === true;
  const facets: readonly OfferedFacet[] = [
    { choice: { group: 'open', value: true }, found: { shops: 0, products: 0 }, title: undefined },
    { choice: { group: 'diet', value: 'vegan' }, found: { shops: 0, products: 0 }, title: undefined },
  ];
  const found = (total: number) => ({
    facets,
    shops: (term: string, _page: number, filter?: SearchFilter) =>
      isNarrowed(filter) || total === 0 ? nothing() : ok(pageOf([shop(1, term)], total)),
    products: (term: string, _page: number, filter?: SearchFilter) =>
      isNarrowed(filter) || total === 0 ? nothing() : ok(pageOf([product(1, term)], 3)),
  });
  const wayOut = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

  it('name the filters and show how many there are without them', async () => {
    await show('search=x&open=1&diets=vegan', found(9));
    expect(await screen.findByText('Nothing fits “Open now and Vegan”.')).toBeDefined();
    expect(wayOut('Show all 12 results')).toBe('/shop?search=x');
  });

  it('count the part that is shown, as it was found before', async () => {
    const { go, asked } = await show('search=x&show=shops', found(9), true);
    asked.length = 0;
    await act(async () => {
      go('search=x&show=shops&open=1');
      await settled();
    });
    expect(wayOut('Show all 9 results')).toBe('/shop?search=x&show=shops');
    // Only what is new was asked for: the answer without filters is known.
    expect(asked).toEqual(['shops x 1', 'products x 1']);
  });

  it('ask for the results without them only where they leave nothing', async () => {
    const { asked } = await show('search=x&open=1', {}, true);
    expect(asked).toEqual(['shops x 1', 'products x 1']);
  });

  it('do not blame filters for a term that finds nothing anyway', async () => {
    await show('search=x&open=1', found(0));
    expect(wayOut('See all shops')).toBe('/shop');
    expect(screen.queryByRole('link', { name: /^Show/ })).toBeNull();
  });

  it('promise no number while it is not known', async () => {
    const { shops, products } = found(9);
    await show('search=x&open=1', {
      facets,
      shops: (...asked) => (isNarrowed(asked[2]) ? shops(...asked) : unreachable),
      products,
    });
    const links = screen.getAllByRole('link', { name: 'Clear filters' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/shop?search=x', '/shop?search=x']);
    expect(screen.queryByRole('link', { name: /Show all/ })).toBeNull();
  });
});

describe('SEARCH-5 the list of shops', () => {
  it('keeps its button and the focus on it while loading, and says why loading more failed', async () => {
    let isDown = true;
    const hanging: (() => void)[] = [];
    await show('', {
      list: (_, page) =>
        page === 1
          ? pageOf([shop(1)], 3)
          : new Promise(
              (resolve) =>
                void hanging.push(() => resolve(isDown ? unreachable : ok({ ...pageOf([shop(page)]), page }))),
            ),
    });
    const arrive = () =>
      act(async () => {
        for (const tell of hanging.splice(0)) tell();
        await settled();
      });
    const button = await pressNamed('Load more');
    expect([document.activeElement, button.getAttribute('aria-busy')]).toEqual([button, 'true']);
    await arrive();
    expect(screen.getByRole('alert').textContent).toBe('The server cannot be reached. Please try again.');
    expect([document.activeElement, button.textContent, screen.getAllByRole('article').length]).toEqual([
      button,
      'Try again',
      1,
    ]);
    isDown = false;
    await pressNamed('Try again');
    await arrive();
    expect([
      screen.queryByRole('alert'),
      screen.queryByRole('button', { name: 'Try again' }),
      screen.getAllByRole('article').length,
    ]).toEqual([null, null, 2]);
    expect(screen.getAllByRole('article')[0]?.contains(document.activeElement)).toBe(true);
  });
});

describe('SEARCH-5 the page of results', () => {
  const shops = (_: string, page: number) => ok({ ...pageOf(many(10, page * 10, shop), 30, page), lastPage: 3 });
  const products = (_: string, page: number) =>
    ok({
      ...pageOf(
        many(10, page * 10, (id) => product(id)),
        30,
        page,
      ),
      lastPage: 3,
    });

  it('loads more products automatically and more shops by presses, so that both can be reached', async () => {
    const { asked } = await show('search=a', { shops, products });
    expect([titles('Restaurants'), titles('Products')]).toEqual([6, 10]);
    await bringEndsNear(settled);
    expect([titles('Restaurants'), titles('Products')]).toEqual([6, 20]);
    await pressNamed('More restaurants');
    expect([titles('Restaurants'), asked.filter((call) => call.startsWith('shops')).length]).toEqual([10, 1]);
    await pressNamed('More restaurants');
    expect([titles('Restaurants'), titles('Products')]).toEqual([20, 20]);
    await bringEndsNear(settled);
    expect([titles('Restaurants'), titles('Products')]).toEqual([20, 30]);
  });

  it.each([
    ['alone', 'search=a&show=shops', products],
    ['without products', 'search=a', () => ok(pageOf([] as never[]))],
  ] as const)('loads more shops automatically if they are %s', async (_, address, found) => {
    await show(address, { shops, products: found });
    expect(titles('Restaurants')).toBe(10);
    await bringEndsNear(settled);
    expect(titles('Restaurants')).toBe(20);
  });
});

describe('SEARCH-3 empty and failed parts', () => {
  const nothing = () => ok(pageOf([] as never[]));
  const down = () => unreachable;

  it.each([
    ['shops', { shops: nothing }],
    ['products', { products: nothing }],
  ] as const)('says that there are no %s, and links to the other part', async (part, options) => {
    await show(`search=x&show=${part}`, options);
    expect(screen.getByRole('heading', { level: 2, name: 'Nothing found' })).toBeDefined();
    expect(within(screen.getByRole('navigation')).getByRole('link', { current: true }).getAttribute('href')).toBe(
      `/shop?search=x&show=${part}`,
    );
  });

  it.each([
    ['shops', { shops: down }],
    ['products', { products: down }],
  ] as const)('ERROR-6 says why no %s were loaded, if only they are shown', async (part, options) => {
    await show(`search=x&show=${part}`, options);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });

  it.each(['shops', 'products'] as const)('ERROR-6 retries the %s in their own place', async (part) => {
    let isDown = true;
    await show('search=x', {
      [part]: () => (isDown ? unreachable : ok(pageOf([(part === 'shops' ? shop(5) : product(5)) as never]))),
    });
    const name = part === 'shops' ? 'Restaurants' : 'Products';
    expect([titles(name), titles(part === 'shops' ? 'Products' : 'Restaurants')]).toEqual([0, 1]);
    isDown = false;
    await pressNamed('Try again');
    expect(titles(name)).toBe(1);
  });

  it('ERROR-6 offers one retry if everything failed', async () => {
    await show('search=x', { shops: down, products: down });
    expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
  });
});
