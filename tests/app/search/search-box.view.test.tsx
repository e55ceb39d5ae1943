import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import type { ProductHit } from '@domain/catalog/index.ts';
import { categoryId } from '@domain/kernel/ids.ts';
import type { Page } from '@domain/kernel/page.ts';
import { ok, type Result } from '@domain/kernel/result.ts';
import { money, priceText } from '@domain/pricing/index.ts';
import { ANNOUNCER, AnnouncerViewModel, SETTLE_MS } from '@app/features/announcer/index.ts';
import { TIME_ZONES_IN_VIEW } from '@app/features/catalog/index.ts';
import { CURRENCY_VIEW_MODEL } from '@app/features/currency/index.ts';
import { NOW_VIEW_MODEL } from '@app/features/now/index.ts';
import { SEARCH_FIELD, SearchBox } from '@app/features/search/index.ts';
import { PAGES } from '@app/routes/index.ts';
import { bound, render } from '../render.tsx';
import { pageOf, product, shop } from './goods.ts';
import { bringEndsNear, watchers, watchEnds } from '../ui/ends.ts';
import { stage, unreachable } from './stage.ts';

const show = (options: Parameters<typeof stage>[0] = {}, path = '/') => {
  const scene = stage(options);
  const announcer = new AnnouncerViewModel((run, after) => after === SETTLE_MS && run());
  render(<SearchBox />, {
    path,
    services: [
      bound(SEARCH_FIELD, scene.field),
      bound(ANNOUNCER, announcer),
      bound(PAGES as never, { prefetch: () => Promise.resolve(), shown: { viewModel: { shopHere: options.inShop } } }),
      bound(NOW_VIEW_MODEL as never, { now: instant(0) }),
      bound(TIME_ZONES_IN_VIEW as never, { offsetAt: () => 0 }),
      bound(CURRENCY_VIEW_MODEL as never, {
        text: (amount: never) => priceText(amount, { symbol: '$', position: 'before' }),
      }),
    ],
  });
  const box = screen.getByRole('combobox');
  return {
    ...scene,
    box,
    announcer,
    search: async (text: string) => {
      act(() => box.focus());
      fireEvent.change(box, { target: { value: text } });
      await act(() => scene.pause());
      await act(() => scene.pause());
    },
  };
};

// The panel loads with the first focus; on a busy machine its first load outlasts a test's timeout.
beforeAll(() => import('@app/features/search/search-panel.view.tsx'));

const noShops = () => Promise.resolve(ok(pageOf([] as never[])));

describe('SEARCH-1 the field', () => {
  it('names the scope, outside and inside of a shop', () => {
    show();
    expect(screen.getByPlaceholderText('Search shops and dishes')).toBe(
      screen.getByRole('combobox', { name: 'Search shops and dishes' }),
    );
  });

  it('searches the products of the shop on screen', () => {
    show({ inShop: 7 }, '/shop/7');
    expect(screen.getByRole('combobox', { name: 'Search products of this shop' })).toBeDefined();
  });

  it('searches everywhere at the address of a shop that is not known to exist', () => {
    show({}, '/shop/999999');
    expect(screen.getByRole('combobox', { name: 'Search shops and dishes' })).toBeDefined();
  });
});

describe('SEARCH-8 before the search code is loaded', () => {
  it('is a form that works without scripts', () => {
    const { box } = show();
    const form = box.closest('form');
    expect([form?.getAttribute('action'), form?.method, box.getAttribute('name')]).toEqual(['/shop', 'get', 'search']);
  });

  it('is closed, and announced as such', () => {
    const { box } = show();
    expect([box.getAttribute('aria-expanded'), box.getAttribute('aria-controls')]).toEqual(['false', null]);
  });
});

describe('SEARCH-6 recent searches', () => {
  it('open on an empty field as a grid of terms and their removal', async () => {
    const { box, recents } = show({ recents: ['Falafel', 'Oat milk'] });
    act(() => box.focus());
    const grid = await screen.findByRole('grid', { name: 'Recent searches' });
    expect(within(grid).getAllByRole('row')).toHaveLength(2);
    expect([
      box.getAttribute('aria-haspopup'),
      box.getAttribute('aria-expanded'),
      box.getAttribute('aria-controls'),
    ]).toEqual(['grid', 'true', grid.id]);
    fireEvent.click(screen.getByRole('button', { name: 'Remove Falafel' }));
    expect(recents.read()).toEqual(['Oat milk']);
    fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    expect([recents.read(), screen.queryByRole('grid'), document.activeElement]).toEqual([[], null, box]);
  });

  it('do not open when there are none', async () => {
    const { box, field } = show();
    act(() => box.focus());
    await waitFor(() => expect(field.search).toBeDefined());
    expect([
      screen.queryByRole('grid'),
      screen.queryByText('Recent searches'),
      box.getAttribute('aria-expanded'),
    ]).toEqual([null, null, 'false']);
  });
});

describe('SEARCH-3 results', () => {
  it('are shown in two groups with heading and count, and announced', async () => {
    const { search, announcer } = show();
    await search('fala');
    const list = await screen.findByRole('listbox', { name: 'Search results' });
    expect(
      within(list)
        .getAllByRole('group')
        .map(
          (group) =>
            group.getAttribute('aria-labelledby') &&
            document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
        ),
    ).toEqual(['Restaurants 1 found', 'Products 1 found']);
    expect(announcer.message.trim()).toBe('Found 2 results');
  });

  it('show the kind of a shop, not its tags', async () => {
    const levant = { ...shop(1, 'Falafel house'), kinds: ['Grill', 'Salads', 'Vegan'], tags: ['Late night'] };
    const { search } = show({ shops: () => Promise.resolve(ok(pageOf([levant]))) });
    await search('fala');
    const [hit] = await screen.findAllByRole('option');
    await waitFor(() => expect(hit?.textContent).toContain('Grill, Salads'));
    expect(hit?.textContent).not.toMatch(/Vegan|Late night/);
  });

  it('have no group of shops without any', async () => {
    const { search } = show({ shops: noShops });
    await search('fala');
    expect((await screen.findAllByRole('group')).length).toBe(1);
  });

  it.each([
    ['shops', 'Restaurants 1 found'],
    ['products', 'Products 1 found'],
  ] as const)('have a group of %s alone where nothing else was found', async (part, heading) => {
    const { search } = show(part === 'shops' ? { products: noShops } : { shops: noShops });
    await search('fala');
    expect(await screen.findByRole('group', { name: heading })).toBeDefined();
    expect(screen.getAllByRole('option')).toHaveLength(1);
  });

  it('keep a group whose hits are all shown above, for the link to the rest', async () => {
    const shops = (term: string) => Promise.resolve(ok(pageOf([shop(1, 'Falafel house')], term === 'fa' ? 1 : 14)));
    const { search } = show({ shops, products: noShops });
    await search('fa');
    await screen.findByRole('option');
    await search('fala');
    expect(within(screen.getByRole('group', { name: 'Quick results' })).getAllByRole('option')).toHaveLength(1);
    expect(
      within(screen.getByRole('group', { name: 'Restaurants 14 found' }))
        .getAllByRole('option')
        .map((option) => option.getAttribute('href')),
    ).toEqual(['/shop?search=fala&show=shops']);
  });

  it.each([
    ['free where neither start nor kilometres cost anything', 0, 0, 'Free delivery'],
    ['by its start where kilometres cost', 0, 40, 'Delivery from $0.00'],
    ['by its start', 190, 0, 'Delivery $1.90'],
  ])('name the delivery %s', async (_, base, perKm, text) => {
    const deliveryFee = { base: money(base, 2), perKm: money(perKm, 2) };
    const shops = () => Promise.resolve(ok(pageOf([{ ...shop(1), deliveryFee }])));
    const { search } = show({ shops, products: noShops });
    await search('fala');
    expect((await screen.findByRole('option')).textContent).toContain(text);
  });

  it('link to the rest by an option', async () => {
    const { search } = show({
      shops: () =>
        Promise.resolve(
          ok(
            pageOf(
              [1, 2, 3, 4, 5].map((id) => shop(id)),
              14,
            ),
          ),
        ),
      products: () => Promise.resolve(ok(pageOf([product(1)]))),
    });
    await search('a');
    expect((await screen.findByRole('option', { name: /View all 14 restaurants/ })).getAttribute('href')).toBe(
      '/shop?search=a&show=shops',
    );
  });

  it('highlight the part that was not typed', async () => {
    const { search } = show({
      shops: noShops,
      products: () => Promise.resolve(ok(pageOf([product(1, 'Baked falafel, frozen')]))),
    });
    await search('fala');
    const name = (await screen.findByRole('option')).querySelector('bdi');
    expect([name?.textContent, name?.querySelector('span')?.textContent]).toEqual(['Baked falafel, frozen', 'fala']);
  });
});

describe('SEARCH-9f quick results', () => {
  it('are options of the same list, above the placeholders and then above the server’s hits', async () => {
    type Answer = Result<Page<ProductHit>, never>;
    let answer: ((answer: Answer) => void) | undefined;
    const products = (term: string) =>
      term === 'fa'
        ? Promise.resolve(ok(pageOf([product(1, 'Falafel plate')])))
        : new Promise<Answer>((resolve) => (answer = resolve));
    const { search, pause } = show({ shops: noShops, products });
    await search('fa');
    await screen.findByRole('option');
    await search('fala');
    const list = screen.getByRole('listbox', { name: 'Search results' });
    expect([
      within(list).getByRole('group', { name: 'Quick results' }).textContent?.includes('Falafel plate'),
      screen.getByText('Loading').tagName,
    ]).toEqual([true, 'SPAN']);
    const line = within(list).getByRole('option');
    await act(async () => {
      answer?.(ok(pageOf([product(2, 'Falafel soup'), product(1, 'Falafel plate')])));
      await pause();
    });
    expect(
      within(list)
        .getAllByRole('option')
        .map((option) => option.querySelector('bdi')?.textContent),
    ).toEqual(['Falafel plate', 'Falafel soup']);
    expect(within(list).getAllByRole('option')[0]).toBe(line);
  });
});

describe('SEARCH-4 loading', () => {
  it('shows three placeholders', async () => {
    const { search } = show({ products: () => new Promise(() => {}) });
    await search('fala');
    const waiting = (await screen.findByText('Loading')).closest('[aria-busy]');
    expect(waiting?.querySelectorAll('[data-shape="row"]')).toHaveLength(3);
  });
});

describe('SEARCH-8 the keyboard', () => {
  it('moves through the options while the focus stays in the field', async () => {
    const { search, box, went } = show();
    await search('fala');
    await screen.findByRole('listbox');
    fireEvent.keyDown(box, { key: 'ArrowDown' });
    const option = screen.getAllByRole('option')[0];
    expect([
      box.getAttribute('aria-activedescendant'),
      option?.getAttribute('aria-selected'),
      (box as HTMLInputElement).value,
      document.activeElement,
    ]).toEqual([option?.id, 'true', 'Shop of fala', box]);
    fireEvent.keyDown(box, { key: 'Enter' });
    expect([went, screen.queryByRole('listbox')]).toEqual([['/shop/1'], null]);
  });

  it('closes on Escape and keeps the text, clears it on the next', async () => {
    const { search, box } = show();
    await search('fala');
    await screen.findByRole('listbox');
    fireEvent.keyDown(box, { key: 'Escape' });
    expect([screen.queryByRole('listbox'), (box as HTMLInputElement).value]).toEqual([null, 'fala']);
    fireEvent.keyDown(box, { key: 'Escape' });
    expect((box as HTMLInputElement).value).toBe('');
  });

  it('leads to all results on Enter in the field', async () => {
    const { search, box, went, recents } = show();
    await search('oat milk');
    await act(async () => {
      fireEvent.submit(box);
    });
    expect([went, recents.read()]).toEqual([['/shop?search=oat+milk'], ['oat milk']]);
  });

  it('leaves the keys of an input method alone', async () => {
    const { search, box, went } = show();
    await search('fala');
    await screen.findByRole('listbox');
    fireEvent.keyDown(box, { key: 'ArrowDown' });
    fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
    expect(went).toEqual([]);
  });
});

describe('SEARCH-2 failures', () => {
  it('say why and retry on request', async () => {
    let isDown = true;
    const answer = () => Promise.resolve(isDown ? unreachable : ok(pageOf([product(1)])));
    const { search, pause } = show({ shops: noShops, products: answer });
    await search('fala');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('No connection. The search is sent when you are connected again.');
    isDown = false;
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await act(() => pause());
    expect(await screen.findByRole('option')).toBeDefined();
  });

  it('distinguish an empty result from a failed one', async () => {
    const { search } = show({ shops: noShops, products: noShops });
    await search('qqq');
    expect(await screen.findByText('Nothing found for “qqq”.')).toBeDefined();
  });
});

describe('SEARCH-5 more products of a shop', () => {
  it('load at the end of the panel, which scrolls by itself, and by a press that keeps the focus', async () => {
    watchEnds();
    let isDown = false;
    const products = (_: string, page: number) =>
      Promise.resolve(isDown ? unreachable : ok({ ...pageOf([product(page)], 3, page), lastPage: 3 }));
    const { search, pause } = show({ inShop: 7, products }, '/shop/7');
    await search('fala');
    const button = await screen.findByRole('button', { name: 'More products' });
    await bringEndsNear(pause);
    expect(watchers.at(-1)?.options.root).toBe(button.closest('[role="presentation"]'));
    expect(screen.getAllByRole('option')).toHaveLength(2);
    isDown = true;
    act(() => button.focus());
    await act(async () => {
      fireEvent.click(button);
      await pause();
    });
    expect([screen.getByRole('alert').textContent, button.textContent, document.activeElement]).toEqual([
      'The server cannot be reached. Please try again.',
      'Try again',
      button,
    ]);
    isDown = false;
    await act(async () => {
      fireEvent.click(button);
      await pause();
    });
    expect([screen.getAllByRole('option').length, screen.queryByRole('alert')]).toEqual([3, null]);
  });
});

describe('SEARCH-8, contract 8.10 suggestions', () => {
  const suggestions = (term: string) =>
    Promise.resolve(
      ok({
        corrected: term === 'flafel' ? 'falafel' : undefined,
        suggestions: [{ kind: 'category' as const, id: categoryId(3), text: 'Falafel and more', image: undefined }],
      }),
    );

  it('are options of the same list: first the corrected term, then a group of their own', async () => {
    const { search, box } = show({ suggestions });
    await search('flafel');
    const [meant, category] = within(await screen.findByRole('listbox')).getAllByRole('option');
    expect([meant?.textContent, category?.getAttribute('href')]).toEqual([
      'Did you mean “falafel”?',
      '/shop?category_id=3',
    ]);
    expect(category?.textContent).toMatch(/Category$/);
    expect(screen.getByRole('group', { name: 'Suggestions' }).contains(category ?? null)).toBe(true);
    for (const option of [meant, category]) {
      fireEvent.keyDown(box, { key: 'ArrowDown' });
      expect([
        box.getAttribute('aria-activedescendant'),
        option?.getAttribute('aria-selected'),
        document.activeElement,
      ]).toEqual([option?.id, 'true', box]);
    }
  });

  it('search for the corrected term when it is pressed', async () => {
    const { search, box, pause } = show({ suggestions });
    await search('flafel');
    await act(async () => {
      fireEvent.click(await screen.findByRole('option', { name: 'Did you mean “falafel”?' }));
      await pause();
    });
    expect([
      (box as HTMLInputElement).value,
      screen.queryByText(/Did you mean/),
      screen.getByRole('option', { name: /Shop of falafel/ }) !== null,
    ]).toEqual(['falafel', null, true]);
  });
});
