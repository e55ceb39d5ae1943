import { describe, expect, it } from 'vitest';
import { createI18n } from '@app/i18n/index.ts';
import texts from '../../../src/public/locales/en/translation.json';
import { pageOf, shop, uuidOf } from '../search/goods.ts';
import { settled } from '../search/stage.ts';
import { stage } from './stage.ts';

const translate = createI18n('en', { en: { translation: texts, errors: {} } }).t;

describe('CATALOG-1 the list and its address', () => {
  it('loads the filter of the address, for the chosen location', async () => {
    const { vm, go, asked } = stage({ at: { latitude: 1, longitude: 2 } });
    go('category_id=3&open=1');
    await vm.prepare();
    expect(asked).toEqual(['{"isOpen":true,"categoryIds":[3],"at":{"latitude":1,"longitude":2}} 1']);
  });

  it.each(['', 'search=fala'])('is no page without the code of what it shows: %s', async (address) => {
    const { vm, go } = stage({ hasCode: false });
    go(address);
    expect(await vm.prepare()).toEqual({ kind: 'unloaded' });
  });

  it('follows another address while it is on screen', async () => {
    const { vm, go } = stage({ list: (filter) => pageOf(filter.isOpen ? [shop(2)] : [shop(1), shop(2)]) });
    go('');
    await vm.prepare();
    const stop = vm.activate();
    go('open=1');
    await settled();
    expect([vm.shops.total, vm.shops.isLoading]).toEqual([1, false]);
    stop();
  });

  it('shows a choice before the address changes, and keeps it afterwards', async () => {
    const { vm, go, asked } = stage();
    go('');
    const stop = vm.activate();
    vm.narrow({ tagIds: [1] });
    await settled();
    const calls = asked.length;
    go('take=1');
    await settled();
    expect([vm.filter, asked.length, vm.tagChoices[0]?.value.title]).toEqual([{ tagIds: [1] }, calls, 'Halal']);
    stop();
  });

  it('loads page after page and restores as many', async () => {
    const { vm, go } = stage({ list: (_, page) => ({ ...pageOf([shop(page)], 3, page), lastPage: 3 }) });
    go('');
    const stop = vm.activate();
    await settled();
    vm.shops.loadMore();
    await settled();
    stop();
    go('');
    expect(vm.shops.items.map(({ id }) => id)).toEqual([1, 2]);
  });
});

describe('ROUTE-11 the head of the page', () => {
  it.each([
    ['', 'All shops · Tiffin', '/shop'],
    ['category_id=3&open=1&take=1', 'Pizza · Tiffin', `/shop-category/${uuidOf(3)}`],
    ['type=restaurant&rating=4.5', 'Restaurants · Tiffin', '/shop?type=restaurant'],
    ['verify=1', 'Favorite brands · Tiffin', '/shop?verify=1'],
  ])('names each category and cuisine, with one canonical address: %s', async (address, title, canonical) => {
    const { vm, go } = stage();
    go(address);
    await vm.prepare();
    const head = vm.head(translate);
    expect([head.title, head.canonical, head.isPrivate]).toEqual([title, canonical, undefined]);
  });

  it('keeps results out of search engines', async () => {
    const { vm, go } = stage();
    go('search=fala');
    await vm.prepare();
    expect([vm.head(translate).title, vm.head(translate).isPrivate]).toEqual(['Results for “fala” · Tiffin', true]);
  });
});

describe('SEARCH-3 the page of results', () => {
  it('SEARCH-10f has the corrected term in its heading instead of the typed one', async () => {
    const { vm, go } = stage();
    go('search=piza');
    await vm.prepare();
    expect([vm.heading(translate), vm.found?.corrected]).toEqual(['Results for “pizza”', 'pizza']);
    go('search=fala');
    await vm.prepare();
    expect([vm.heading(translate), vm.found?.corrected]).toEqual(['Results for “fala”', undefined]);
  });

  it('loads shops and products for the first screen, and no list', async () => {
    const { vm, go, asked } = stage();
    go('search=fala&show=shops');
    await vm.prepare();
    expect([asked, vm.found?.address.part, vm.found?.results.count]).toEqual([
      ['shops fala 1', 'products fala 1'],
      'shops',
      10,
    ]);
  });

  it('keeps the results while another part of them is shown', () => {
    const { vm, go } = stage();
    go('search=fala');
    const { found } = vm;
    go('search=fala&show=products');
    expect(vm.found).toBe(found);
    go('search=soup');
    expect(vm.found).not.toBe(found);
    go('');
    expect(vm.found).toBe(undefined);
  });
});
