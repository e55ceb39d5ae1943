import { describe, expect, it } from 'vitest';
import { lineRef } from '@domain/cart/index.ts';
import type { Menu, ProductCard, Shop } from '@domain/catalog/index.ts';
import { shopId } from '@domain/kernel/ids.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import { createDataCache } from '@app/data/index.ts';
import { createCatalogQueries } from '@app/features/catalog/index.ts';
import { ShopViewModel } from '@app/features/shop/shop.view-model.ts';
import { searchMenu, type SearchMenu } from '@app/features/shop/search-menu.ts';
import { line } from '../cart/cart-server.ts';
import { settled } from '../cart/stage.ts';
import { shopOf, unreachable } from '../checkout/stage.ts';
import { coffee } from '../product/stage.ts';
import { product, uuidOf } from '../search/goods.ts';

const dish = (id: number, title: string, description = ''): ProductCard => ({ ...product(id, title), description });
const menu: Menu<ProductCard> = {
  popular: [dish(1, 'Crème brûlée')],
  sections: [
    { id: 1, title: 'Mains', items: [dish(2, 'Falafel plate', 'With tahini'), dish(3, 'Lamb')] },
    { id: 2, title: 'Sweets', items: [dish(1, 'Crème brûlée')] },
  ],
} as unknown as Menu<ProductCard>;
const gone: RemoteFailure = { kind: 'rejected', status: 404, code: '', message: '', params: {}, data: undefined };

const stage = () => {
  const asked: string[] = [];
  const closed: string[] = [];
  const server: {
    shop: Result<Shop, RemoteFailure>;
    menu: Result<Menu<ProductCard>, RemoteFailure>;
    search: () => Promise<SearchMenu>;
  } = {
    shop: ok(shopOf({ id: shopId(7) })),
    menu: ok(menu),
    search: () => Promise.resolve(searchMenu),
  };
  const never = (): never => {
    throw new Error('Not asked on this page');
  };
  const vm = new ShopViewModel({
    cache: createDataCache(),
    queries: createCatalogQueries({
      shops: {
        list: never,
        categories: never,
        recommended: never,
        byUuids: never,
        banners: never,
        load: (id) => {
          asked.push(`shop ${id}`);
          return Promise.resolve(server.shop);
        },
      },
      products: {
        menu: (id) => {
          asked.push(`menu ${id}`);
          return Promise.resolve(server.menu);
        },
        load: (id) => {
          asked.push(`product ${id}`);
          return Promise.resolve(ok(coffee));
        },
      },
      scope: () => ['en', 1],
    }),
    reference: { settings: { extensions: [] } as never },
    navigator: { close: (path) => void closed.push(path) },
    loadSearch: () => server.search(),
    describe: () => undefined,
  });
  const go = (id: string, query: Readonly<Record<string, string>> = {}) =>
    vm.show({ path: `/shop/${id}`, params: { id }, query });
  return { vm, go, asked, closed, server };
};

const opened = async (id = '7', query: Readonly<Record<string, string>> = {}, scene = stage()) => {
  scene.go(id, query);
  const outcome = await scene.vm.prepare();
  const stop = scene.vm.activate();
  await settled();
  return { ...scene, outcome, stop };
};

describe('CATALOG-2 the page of a shop', () => {
  it('keeps the filters of its menu while a sheet is open, and closes the sheet to them', async () => {
    const { vm, go, closed } = await opened('7', { diet: 'vegan', without: 'milk,nuts' });
    go('7', { sheet: 'info' });
    expect(vm.query).toEqual({ diet: 'vegan', without: 'milk,nuts' });
    vm.closeSheet();
    expect(closed).toEqual(['/shop/7?diet=vegan&without=milk,nuts']);
    const sheets = ['info', 'reviews', 'nothing'].map((sheet) => (go('7', { sheet }), vm.sheet));
    expect(sheets).toEqual(['info', 'reviews', undefined]);
  });

  it('loads shop and menu in parallel when the address has an id', () => {
    const { vm, go, asked } = stage();
    go('7');
    void vm.prepare();
    expect(asked).toEqual(['shop 7', 'menu 7']);
  });

  it('loads the menu by id after the shop when the address has its uuid', async () => {
    const { vm, asked } = await opened(uuidOf(4));
    expect([asked, vm.shop?.value?.id, vm.sections.length]).toEqual([[`shop ${uuidOf(4)}`, 'menu 7'], 7, 2]);
  });

  it.each(['0', '-1', '1.5', 'abc', '', '9999999999', '<script>'])('is not found for the address %j', async (id) => {
    const { vm, go, asked } = stage();
    go(id);
    expect([await vm.prepare(), asked]).toEqual([{ kind: 'not-found' }, []]);
  });

  it.each(['7', uuidOf(4)])('SEARCH-1 limits searches to the shop at the address %s once it is known', async (id) => {
    const { vm, go } = stage();
    go(id);
    expect(vm.shopHere).toBeUndefined();
    await vm.prepare();
    expect(vm.shopHere).toBe(7);
  });

  it('L10 distinguishes a missing shop from a failed load', async () => {
    const unknown = stage();
    unknown.server.shop = err(gone);
    await opened('7', {}, unknown);
    expect([await unknown.vm.prepare(), unknown.vm.shopHere]).toEqual([{ kind: 'not-found' }, undefined]);
    const down = stage();
    down.server.shop = err(unreachable);
    const { outcome, vm, server } = await opened('7', {}, down);
    expect([outcome, vm.failure]).toEqual([{ kind: 'failed' }, unreachable]);
    server.shop = ok(shopOf());
    vm.retry();
    await settled();
    expect(vm.failure).toBeUndefined();
  });

  it('L10 loads shop and menu when a shop addressed by its uuid is retried', async () => {
    const scene = stage();
    scene.server.shop = err(unreachable);
    const { vm } = await opened(uuidOf(4), {}, scene);
    scene.server.shop = ok(shopOf({ id: shopId(7) }));
    vm.retry();
    await settled();
    expect([vm.failure, vm.sections.length]).toEqual([undefined, 2]);
  });

  it('L10 shows the shop without its menu, and the menu after a retry', async () => {
    const scene = stage();
    scene.server.menu = err(unreachable);
    const { outcome, vm } = await opened('7', {}, scene);
    expect([outcome, vm.shop?.value?.id, vm.failure, vm.sections]).toEqual([{ kind: 'ready' }, 7, unreachable, []]);
    scene.server.menu = ok(menu);
    vm.retry();
    await settled();
    expect([vm.failure, vm.sections.length]).toEqual([undefined, 2]);
  });
});

describe('SEARCH-1 the search in a menu', () => {
  it('keeps entries that match every word, in titles and descriptions, ignoring accents', async () => {
    const { vm } = await opened();
    const found = async (text: string) => {
      vm.searchFor(text);
      await settled();
      return vm.sections.map(({ title, items }) => [title, items.map((item) => item.title)]);
    };
    expect(await found('tahini FALAFEL')).toEqual([['Mains', ['Falafel plate']]]);
    expect(await found('creme')).toEqual([['Sweets', ['Crème brûlée']]]);
    expect([await found('falafel lamb'), (await found('   ')).length]).toEqual([[], 2]);
  });

  it('shows the whole menu until its code is there, and tries again with the next letter', async () => {
    const { vm, server } = await opened();
    server.search = () => Promise.reject(new Error('offline'));
    vm.searchFor('la');
    await settled();
    expect(vm.sections).toHaveLength(2);
    server.search = () => Promise.resolve(searchMenu);
    vm.searchFor('lam');
    await settled();
    expect(vm.sections.flatMap(({ items }) => items.map(({ title }) => title))).toEqual(['Lamb']);
  });

  it('omits popular dishes during a search', async () => {
    const { vm } = await opened();
    expect(vm.popular).toHaveLength(1);
    vm.searchFor('lamb');
    expect(vm.popular).toEqual([]);
  });
});

describe('ROUTE-4 a product over its shop', () => {
  it('opens and closes without reloading the shop', async () => {
    const { vm, go, asked, closed } = await opened();
    go('7', { product: coffee.uuid, line: lineRef(line(1, 1)) });
    expect([vm.product, asked]).toEqual([
      { uuid: coffee.uuid, line: '1|' },
      ['shop 7', 'menu 7', `product ${coffee.uuid}`],
    ]);
    vm.closeSheet();
    expect(closed).toEqual(['/shop/7']);
    go('7');
    expect(vm.product).toBeUndefined();
    vm.closeSheet();
    expect(closed).toHaveLength(1);
  });

  it('is loaded with the first page of a visit, and closes to its shop', async () => {
    const { vm, asked, closed } = await opened('7', { product: coffee.uuid });
    expect(asked).toEqual(['shop 7', 'menu 7', `product ${coffee.uuid}`]);
    vm.closeSheet();
    expect(closed).toEqual(['/shop/7']);
  });

  it.each(['', '1', 'javascript:alert(1)'])('L12 is not opened for %j', async (id) => {
    const { vm } = await opened('7', { product: id });
    expect(vm.product).toBeUndefined();
  });
});

describe('ROUTE-11 the head of the page', () => {
  it('has a title, a description and an address of its own', async () => {
    const { vm } = await opened();
    const translate = ((key: string, values?: { readonly name?: string }) =>
      `${key} ${values?.name ?? ''}`.trim()) as never;
    expect(vm.head(translate)).toEqual({
      title: 'shop.title Levant Kitchen',
      description: 'shop.description Levant Kitchen',
      canonical: '/shop/7',
    });
    expect(stage().vm.head(translate)).toEqual({ title: 'shop.title_unknown' });
  });

  it('is that of the opened product, and the shop’s again when it is closed', async () => {
    const { vm, go } = await opened();
    const translate = ((key: string, values?: { readonly name?: string }) =>
      `${key} ${values?.name ?? ''}`.trim()) as never;
    go('7', { product: coffee.uuid });
    expect(vm.head(translate).canonical).toBe('/shop/7');
    await settled();
    expect(vm.head(translate)).toEqual({
      title: 'shop.title Coffee · Levant Kitchen',
      description: 'shop.description Levant Kitchen',
      canonical: `/shop/${coffee.shopId}?product=${coffee.uuid}`,
    });
    go('7');
    expect(vm.head(translate).canonical).toBe('/shop/7');
  });
});
