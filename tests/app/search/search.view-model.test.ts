import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoryId, productId, shopId } from '@domain/kernel/ids.ts';
import { ok } from '@domain/kernel/result.ts';
import type { Suggestion } from '@domain/search/index.ts';
import { catalogKey } from '@app/features/catalog/index.ts';
import { pageOf, product, shop, uuidOf } from './goods.ts';
import { settled, stage, unreachable } from './stage.ts';
import { runs } from '../../domain/runs.ts';

const many = <Item>(count: number, make: (id: number) => Item): readonly Item[] =>
  Array.from({ length: count }, (_, index) => make(index + 1));
const typed = async (text: string, options: Parameters<typeof stage>[0] = {}) => {
  const scene = stage(options);
  const search = await scene.open();
  scene.field.type(text);
  await scene.pause();
  return { ...scene, search };
};

describe('SEARCH-1 the scope', () => {
  it('covers shops and products outside of a shop', async () => {
    const { asked } = await typed('fala');
    expect(asked).toEqual(['shops fala 1', 'products fala 1']);
  });

  it('covers only its products inside a shop', async () => {
    const { asked, search } = await typed('fala', { inShop: 7 });
    expect(asked).toEqual(['products fala 1 in 7']);
    expect(search.shops).toEqual([]);
  });
});

describe('SEARCH-2 the debounce and the last term', () => {
  it('requests once for a word typed letter by letter, and not before typing pauses', async () => {
    const { field, open, pause, asked } = stage();
    await open();
    for (const text of ['f', 'fa', 'fal']) field.type(text);
    await settled();
    expect(asked).toEqual([]);
    await pause();
    expect(asked).toEqual(['shops fal 1', 'products fal 1']);
  });

  it('requests nothing for blanks, and nothing more after the field was cleared', async () => {
    const { field, open, pause, asked } = stage();
    await open();
    field.type('fa');
    field.type('   ');
    await pause();
    expect(asked).toEqual([]);
  });

  it('shows the answer to the last term, in whatever order answers arrive', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.uniqueArray(fc.constantFrom('fala', 'falafel', 'soup', 'su', 'sushi'), { minLength: 2 }),
        async (scheduler, terms) => {
          const answer = <Item>(item: Item) => scheduler.schedule(Promise.resolve(ok(pageOf([item]))));
          const { field, open, pause } = stage({
            shops: (term) => answer(shop(1, term)),
            products: (term) => answer(product(1, term)),
          });
          const search = await open();
          for (const term of terms) {
            field.type(term);
            await pause();
          }
          await scheduler.waitAll();
          await settled();
          expect([search.state, search.shops[0]?.title, search.products[0]?.title]).toEqual([
            'found',
            terms.at(-1),
            terms.at(-1),
          ]);
        },
      ),
      runs(30),
    );
  });

  it('never shows an older answer while the newer one is pending', async () => {
    const answers = new Map<string, (title: string) => void>();
    const { field, open, pause } = stage({
      shops: () => Promise.resolve(ok(pageOf([]))),
      products: (term) =>
        new Promise((resolve) => answers.set(term, (title) => resolve(ok(pageOf([product(1, title)]))))),
    });
    const search = await open();
    field.type('old');
    await pause();
    field.type('new');
    await pause();
    answers.get('old')?.('an old answer');
    await settled();
    expect([search.state, search.products]).toEqual(['waiting', []]);
    answers.get('new')?.('the new answer');
    await settled();
    expect(search.products.map(({ title }) => title)).toEqual(['the new answer']);
  });

  it('ignores answers after the field was closed', async () => {
    const scene = stage();
    const search = await scene.open();
    scene.field.type('fala');
    scene.field.close();
    await scene.pause();
    expect([search.search, scene.asked]).toEqual([undefined, []]);
  });
});

describe('SEARCH-3 results', () => {
  it('shows fewer than ten and links to the rest', async () => {
    const { search } = await typed('a', {
      shops: () =>
        Promise.resolve(
          ok(
            pageOf(
              many(10, (id) => shop(id)),
              14,
            ),
          ),
        ),
      products: () =>
        Promise.resolve(
          ok(
            pageOf(
              many(10, (id) => product(id)),
              30,
            ),
          ),
        ),
    });
    expect([search.shops.length + search.products.length, search.search?.count]).toEqual([9, 44]);
    expect(search.options.map(({ path }) => path).filter((path) => path?.startsWith('/shop?'))).toEqual([
      '/shop?search=a&show=shops',
      '/shop?search=a&show=products',
    ]);
  });

  it('reports an empty result, and why a failed one failed', async () => {
    const none = { shops: () => Promise.resolve(ok(pageOf([]))), products: () => Promise.resolve(ok(pageOf([]))) };
    expect((await typed('q', none)).search.state).toBe('nothing');
    expect(
      (await typed('q', { shops: () => Promise.resolve(unreachable), products: () => Promise.resolve(unreachable) }))
        .search.state,
    ).toBe('failed');
  });

  it('shows the part of an answer that arrived', async () => {
    const { search } = await typed('fala', { shops: () => Promise.resolve(unreachable) });
    expect([search.state, search.products.length]).toEqual(['found', 1]);
  });

  it('retries on request', async () => {
    let isDown = true;
    const { search } = await typed('fala', {
      shops: () => Promise.resolve(isDown ? unreachable : ok(pageOf([shop(1)]))),
      products: () => Promise.resolve(isDown ? unreachable : ok(pageOf([]))),
    });
    isDown = false;
    search.search?.reload();
    await settled();
    expect([search.state, search.shops.length]).toEqual(['found', 1]);
  });
});

describe('SEARCH-5 more', () => {
  it('loads the next page of products inside a shop', async () => {
    const { search } = await typed('a', {
      inShop: 7,
      products: (_, page) => Promise.resolve(ok({ ...pageOf([product(page)], 2, page), lastPage: 2 })),
    });
    search.search?.products.loadMore();
    await settled();
    expect([search.products.map(({ id }) => id), search.search?.products.hasMore]).toEqual([[1, 2], false]);
  });
});

describe('SEARCH-8, contract 8.10 suggestions', () => {
  const none = { shops: () => Promise.resolve(ok(pageOf([]))), products: () => Promise.resolve(ok(pageOf([]))) };
  const bowls: Suggestion = { kind: 'category', id: categoryId(3), text: 'Bowls', image: undefined };
  const dish = (id: number): Suggestion => ({
    kind: 'product',
    id: productId(id),
    uuid: uuidOf(id),
    shopId: shopId(1),
    text: `Dish ${id}`,
    image: undefined,
  });
  const told = (suggestions: readonly Suggestion[], corrected?: string) => () =>
    Promise.resolve(ok({ corrected, suggestions }));

  it('are requested only where the server announces them, debounced, and limited to the current shop', async () => {
    expect((await typed('fala')).asked).toEqual(['shops fala 1', 'products fala 1']);
    const { field, open, pause, asked } = stage({ suggestions: told([]) });
    await open();
    for (const text of ['f', 'fa', 'fal']) field.type(text);
    await pause();
    expect(asked.toSorted()).toEqual(['products fal 1', 'shops fal 1', 'suggestions fal']);
    expect((await typed('fala', { inShop: 7, suggestions: told([]) })).asked).toContain('suggestions fala in 7');
  });

  it('are listed before the hits, without duplicates', async () => {
    const { search } = await typed('x', {
      suggestions: told([{ kind: 'shop', id: shopId(1), text: 'Shop 1', image: undefined }, bowls, dish(1), dish(5)]),
    });
    expect(search.options.map(({ path }) => path)).toEqual([
      '/shop?category_id=3',
      `/shop/1?product=${uuidOf(5)}`,
      '/shop/1',
      `/shop/1?product=${uuidOf(1)}`,
    ]);
  });

  it('request the corrected term by keyboard, and keep the focus in the field', async () => {
    const { search, field, asked } = await typed('flafel', {
      ...none,
      suggestions: (term) => told([], term === 'flafel' ? 'falafel' : undefined)(),
    });
    expect([search.state, search.options.map(({ text }) => text)]).toEqual(['found', ['falafel']]);
    search.press('ArrowDown', false);
    search.press('Enter', false);
    await settled();
    expect([field.text, field.isOpen, asked.slice(-3).toSorted(), search.state]).toEqual([
      'falafel',
      true,
      ['products falafel 1', 'shops falafel 1', 'suggestions falafel'],
      'nothing',
    ]);
  });

  it('are omitted silently where they fail to load', async () => {
    const { search } = await typed('x', { suggestions: () => Promise.resolve(unreachable) });
    expect([search.state, search.suggestions, search.suggested?.corrected, search.options.length]).toEqual([
      'found',
      [],
      undefined,
      2,
    ]);
  });

  it('are those of the last term, in whatever order answers arrive', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.uniqueArray(fc.constantFrom('fala', 'falafel', 'soup', 'su', 'sushi'), { minLength: 2 }),
        async (scheduler, terms) => {
          const { field, open, pause } = stage({
            suggestions: (term) => scheduler.schedule(told([{ ...bowls, text: term }], `${term}!`)()),
          });
          const search = await open();
          for (const term of terms) {
            field.type(term);
            await pause();
          }
          await scheduler.waitAll();
          await settled();
          expect([search.state, search.suggestions.map(({ text }) => text), search.suggested?.corrected]).toEqual([
            'found',
            [terms.at(-1)],
            `${terms.at(-1)}!`,
          ]);
        },
      ),
      runs(30),
    );
  });

  it('move no lines: nothing is listed before they arrive', async () => {
    let tell = (): void => {};
    const { search } = await typed('x', {
      suggestions: () =>
        new Promise((resolve) => {
          tell = () => resolve(ok({ corrected: undefined, suggestions: [bowls] }));
        }),
    });
    expect([search.state, search.options]).toEqual(['waiting', []]);
    tell();
    await settled();
    expect([search.state, search.options.length]).toEqual(['found', 3]);
  });
});

describe('SEARCH-9f cached hits', () => {
  const menuOf = (seller: number, ...titles: readonly string[]) => ({
    key: catalogKey('menu', shopId(seller), 'en', 1),
    load: () =>
      Promise.resolve(
        ok({
          popular: [],
          sections: [
            {
              id: categoryId(1),
              title: 'All',
              items: titles.map((title, index) => product(seller * 10 + index, title, seller)),
            },
          ],
        }),
      ),
  });
  const shopsOf = (...titles: readonly string[]) => ({
    key: catalogKey('recommended', undefined, 'en', 1),
    load: () => Promise.resolve(ok(titles.map((title, index) => shop(100 + index, title)))),
  });
  const texts = (search: { readonly options: readonly { readonly text: string }[] }) =>
    search.options.map(({ text }) => text);

  it('are shown at the key press, shops first, three at most, above the server’s hits', async () => {
    const { field, open, pause, cache, asked } = stage();
    await cache.load(shopsOf('Falafel House', 'Soup Bar', 'Fala & Co', 'Falafel King'));
    await cache.load(menuOf(7, 'Falafel plate', 'Lentil soup', 'Falafel wrap'));
    const search = await open();
    field.type('fala');
    expect([asked, search.state, texts(search)]).toEqual([
      [],
      'waiting',
      ['Fala & Co', 'Falafel House', 'Falafel plate'],
    ]);
    await pause();
    expect([search.state, texts(search), search.count]).toEqual([
      'found',
      ['Fala & Co', 'Falafel House', 'Falafel plate', 'Shop of fala', 'Product of fala'],
      5,
    ]);
  });

  it('are limited to the current shop inside of one', async () => {
    const { field, open, cache } = stage({ inShop: 7 });
    await cache.load(shopsOf('Falafel House'));
    await cache.load(menuOf(7, 'Falafel plate'));
    await cache.load(menuOf(8, 'Falafel wrap'));
    const search = await open();
    field.type('falafel');
    expect(texts(search)).toEqual(['Falafel plate']);
  });

  it('stay in place, updated by the server’s version; nothing is listed twice', async () => {
    const renewed = { ...product(70, 'Falafel plate', 7), description: 'Sold out today' };
    const { field, open, pause, cache } = stage({
      products: () => Promise.resolve(ok(pageOf([product(5, 'Falafel soup'), renewed]))),
      shops: () => Promise.resolve(ok(pageOf([]))),
    });
    await cache.load(menuOf(7, 'Falafel plate'));
    const search = await open();
    field.type('falafel');
    search.press('ArrowDown', false);
    expect(search.activeOption?.text).toBe('Falafel plate');
    await pause();
    expect([texts(search), search.count, search.activeOption?.text, search.quick.products[0]?.description]).toEqual([
      ['Falafel plate', 'Falafel soup'],
      2,
      'Falafel plate',
      'Sold out today',
    ]);
    expect([search.totalOf('shops'), search.totalOf('products')]).toEqual([0, 1]);
  });

  it('count among all hits of the server where more are on a page of their own', async () => {
    const { field, open, pause, cache } = stage({
      products: () => Promise.resolve(ok(pageOf([product(5, 'Falafel soup'), product(70, 'Falafel plate', 7)], 30))),
    });
    await cache.load(menuOf(7, 'Falafel plate'));
    const search = await open();
    field.type('falafel');
    await pause();
    expect([search.hasMore('products'), search.totalOf('products')]).toEqual([true, 30]);
  });

  it('exclude data in another language or currency', async () => {
    const { field, open, cache } = stage();
    await cache.load({ ...shopsOf('Falafel House'), key: catalogKey('recommended', undefined, 'de', 1) });
    const search = await open();
    field.type('falafel');
    expect(texts(search)).toEqual([]);
  });

  it('stay where the server finds nothing, and where it fails', async () => {
    const nothing = () => Promise.resolve(ok(pageOf([])));
    const found = stage({ shops: nothing, products: nothing });
    const down = stage({ shops: () => Promise.resolve(unreachable), products: () => Promise.resolve(unreachable) });
    for (const { field, open, pause, cache } of [found, down]) {
      await cache.load(menuOf(7, 'Falafel plate'));
      await open();
      field.type('falafel');
      await pause();
    }
    const shown = [found, down].map(({ field }) => [field.search?.state, field.search && texts(field.search)]);
    expect(shown).toEqual([
      ['found', ['Falafel plate']],
      ['failed', ['Falafel plate']],
    ]);
  });

  it('stay in place when the same term is requested again, by a blank or by Enter', async () => {
    const { field, open, pause } = stage({
      inShop: 7,
      products: () => Promise.resolve(ok(pageOf([product(1, 'Falafel plate', 7)]))),
    });
    const search = await open();
    field.type('fala');
    await pause();
    const found = () => [search.hasQuick, texts(search)];
    const first = found();
    field.type('fala ');
    const blank = found();
    search.submit();
    await pause();
    expect([first, blank, found()]).toEqual(Array.from({ length: 3 }, () => [false, ['Falafel plate']]));
    field.close();
    field.type('fala');
    expect(found()).toEqual([true, ['Falafel plate']]);
  });

  it('SEARCH-2 change with the term: a longer one is answered from the results of the shorter one', async () => {
    const { field, open, pause } = stage({
      products: () => Promise.resolve(ok(pageOf([product(1, 'Falafel plate'), product(2, 'Fattoush')]))),
      shops: () => Promise.resolve(ok(pageOf([]))),
    });
    const search = await open();
    field.type('fa');
    await pause();
    expect(texts(search)).toEqual(['Falafel plate', 'Fattoush']);
    field.type('fal');
    expect([search.state, texts(search)]).toEqual(['waiting', ['Falafel plate']]);
    field.type('falx');
    expect([search.state, texts(search)]).toEqual(['waiting', []]);
  });
});

describe('SEARCH-6 recent searches', () => {
  it('are listed under an empty field, and nothing when there are none', async () => {
    const some = stage({ recents: ['soup'] });
    expect((await some.open()).state).toBe('recents');
    expect((await stage().open()).state).toBe('idle');
  });

  it('remember terms whose results were followed, newest first, not those only typed', async () => {
    const { search, recents } = await typed('fala', { recents: ['soup'] });
    expect(recents.read()).toEqual(['soup']);
    search.press('ArrowDown', false);
    search.press('Enter', false);
    expect(recents.read()).toEqual(['fala', 'soup']);
  });

  it('search for a chosen term at once, without debounce', async () => {
    const { open, field, asked } = stage({ recents: ['soup'] });
    const search = await open();
    search.press('ArrowDown', false);
    search.press('Enter', false);
    await settled();
    expect([field.text, asked, search.state]).toEqual(['soup', ['shops soup 1', 'products soup 1'], 'found']);
  });

  it('are removed one by one with Delete or through the second column, and all at once', async () => {
    const { open, recents } = stage({ recents: ['a', 'b', 'c', 'd'] });
    const search = await open();
    search.press('ArrowDown', false);
    search.press('Delete', false);
    expect(recents.read()).toEqual(['b', 'c', 'd']);
    search.press('ArrowRight', false);
    expect(search.activeId).toBe('search-recent-0-remove');
    search.press('Enter', false);
    expect(recents.read()).toEqual(['c', 'd']);
    search.forgetAll();
    expect([recents.read(), search.state]).toEqual([[], 'idle']);
  });

  it('use the opposite arrow for the second column in right-to-left pages', async () => {
    const search = await stage({ recents: ['a'] }).open();
    search.press('ArrowDown', true);
    search.press('ArrowLeft', true);
    expect(search.isOnRemove).toBe(true);
    search.press('ArrowRight', true);
    expect(search.isOnRemove).toBe(false);
  });

  it('are cleared when signing out', async () => {
    const { open, field, recents } = stage({ recents: ['soup'] });
    const search = await open();
    field.close();
    recents.write([]);
    field.enter();
    expect(search.state).toBe('idle');
  });
});

describe('SEARCH-7 the links of results', () => {
  it('lead to the shop, and to the product over its shop', async () => {
    const { search } = await typed('x', {
      shops: () => Promise.resolve(ok(pageOf([shop(3)]))),
      products: () => Promise.resolve(ok(pageOf([product(5, 'Soup', 4)]))),
    });
    expect(search.options.map(({ path }) => path)).toEqual(['/shop/3', `/shop/4?product=${uuidOf(5)}`]);
  });

  it('lead to all results on Enter; inside a shop they are listed already', async () => {
    const outside = await typed('oat milk');
    outside.search.submit();
    expect([outside.went, outside.field.isOpen]).toEqual([['/shop?search=oat+milk'], false]);
    const inside = await typed('oat milk', { inShop: 7 });
    inside.search.submit();
    expect([inside.went, inside.field.isOpen]).toEqual([[], true]);
  });
});

describe('SEARCH-8 the keyboard', () => {
  it('wraps around field and options, and jumps to both ends', async () => {
    const { search } = await typed('x');
    const walked = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End'].map(
      (key) => (search.press(key, false), search.active),
    );
    expect(walked).toEqual([0, 1, -1, 1, 0, 1]);
  });

  it('leaves Home, End and the horizontal arrows to the text while no option is active', async () => {
    const { search } = await typed('x');
    expect(
      ['Home', 'End', 'ArrowLeft', 'ArrowRight', 'Delete', 'a', 'Enter'].map((key) => search.press(key, false)),
    ).toEqual(Array.from({ length: 7 }, () => false));
  });

  it('shows the active option in the field without searching for it', async () => {
    const { search, asked, pause } = await typed('x');
    search.press('ArrowDown', false);
    await pause();
    expect([search.activeOption?.text, asked.length]).toEqual(['Shop of x', 2]);
  });
});
