import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cartOf, type CartLine } from '@domain/cart/index.ts';
import { stockId } from '@domain/kernel/ids.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { OrderLine, Reorder, ReorderRow } from '@domain/orders/index.ts';
import { money } from '@domain/pricing/index.ts';
import { createDataCache } from '@app/data/index.ts';
import { AgainView } from '@app/features/again/again.view.tsx';
import type { GroupGuardDeps } from '@app/features/cart/cart-questions.ts';
import { AgainViewModel } from '@app/features/again/again.view-model.ts';
import { ANNOUNCER } from '@app/features/announcer/index.ts';
import { NAVIGATOR } from '@app/routes/index.ts';
import { line } from '../cart/cart-server.ts';
import { stage } from '../cart/stage.ts';
import { orderOf, settled, unreachable } from '../orders/stage.ts';
import { bound, render } from '../render.tsx';
import { viewServices } from '../view-services.ts';

const ordered = (stock: number, quantity: number, cents: number): OrderLine => ({
  id: stock,
  stockId: stockId(stock),
  product: undefined,
  title: `Dish ${stock}`,
  options: '',
  image: undefined,
  quantity,
  isBonus: false,
  note: '',
  gross: money(cents, 2),
  total: money(cents, 2),
  addons: [],
});

const reordered = (rows: readonly ReorderRow[]): Result<Reorder, RemoteFailure> =>
  ok({
    cart: cartOf(rows.flatMap((row) => row.line ?? [])),
    changes: rows.flatMap(({ changes }) => changes),
    rows,
  });

const same: ReorderRow = { ordered: [ordered(1, 2, 600)], line: line(1, 2), changes: [] };

type Given = {
  readonly answers?: readonly Result<Reorder, RemoteFailure>[];
  readonly held?: readonly CartLine[];
  readonly besideGroup?: GroupGuardDeps['besideGroup'];
  /** What was ordered then. */
  readonly lines?: readonly OrderLine[];
};

const show = async ({ answers = [reordered([same])], held = [], besideGroup, lines }: Given = {}) => {
  const { vm: cart } = stage({ guest: held, ...(besideGroup && { besideGroup }) });
  const order = orderOf({ status: 'delivered', ...(lines && { lines }) });
  const left = [...answers];
  const asides: string[] = [];
  const went: string[] = [];
  const vm = new AgainViewModel({
    cache: createDataCache(),
    queries: {
      order: (id) => ({
        key: ['one', id],
        load: async () => ok({ ...order, shop: { ...order.shop, id: cartShopOf(1) } }),
      }),
    },
    open: async () => left.shift() ?? reordered([same]),
    cart,
    aside: { keep: (shop) => void asides.push(shop) },
    titleOf: async () => 'Noodle House',
  });
  vm.show({ path: '/orders/880/again', params: { id: '880' }, query: {} });
  await vm.prepare();
  render(<AgainView vm={vm} />, {
    services: [
      ...viewServices,
      bound(NAVIGATOR as never, {
        go: (to: string) => void went.push(to),
        here: () => '',
        attach: () => () => {},
        moved: () => {},
      }),
      bound(ANNOUNCER as never, { say: () => {} }),
    ],
    path: '/orders/880/again',
  });
  const unfollow = cart.activate();
  const stop = vm.activate();
  await act(settled);
  return { vm, cart, asides, went, stop: () => (stop(), unfollow()) };
};
const cartShopOf = (shop: number) => line(1, 1, { shop }).shopId;
const held = (lines: readonly CartLine[]) => lines.map(({ stockId: id, quantity }) => [id, quantity]);

describe('ORDER-8 ordering again', () => {
  it('says that nothing differs, and fills an empty cart only when asked', async () => {
    const { cart, went } = await show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Everything is as last time');
    expect(held(cart.lines)).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: /^Add 2 items to cart/ }));
    expect([held(cart.lines), cart.isOpen, went]).toEqual([[[1, 2]], true, ['/shop/1']]);
  });

  it('compares what the dishes cost then with what they cost now', async () => {
    const rows: readonly ReorderRow[] = [
      { ...same, ordered: [ordered(1, 2, 600)] },
      { ordered: [ordered(2, 1, 400)], line: line(2, 1), changes: [] },
    ];
    await show({ answers: [reordered(rows)], lines: rows.flatMap((row) => row.ordered) });
    const sums = screen.getByRole('complementary', { name: 'Now and then' });
    expect(within(sums).getByText('Dishes then').parentElement?.textContent).toBe('Dishes then $10.00');
  });

  it('GROUP-1e waits for a joined group, and fills the cart when none is in the way', async () => {
    const waiting: (() => void)[] = [];
    const { cart, went } = await show({ besideGroup: async (_, add) => void waiting.push(add) });
    fireEvent.click(screen.getByRole('button', { name: /^Add 2 items to cart/ }));
    expect([held(cart.lines), waiting.length, went]).toEqual([[], 1, ['/shop/1']]);
    act(() => waiting[0]?.());
    expect([held(cart.lines), cart.isOpen]).toEqual([[[1, 2]], true]);
  });

  it('names what is gone, sold out, limited, dearer and without an add-on', async () => {
    const rows: readonly ReorderRow[] = [
      {
        ordered: [ordered(1, 1, 100)],
        line: line(1, 1),
        changes: [{ kind: 'price', stockId: stockId(1), title: '', from: money(100, 2), to: money(170, 2) }],
      },
      { ordered: [ordered(2, 1, 400)], line: undefined, changes: [{ kind: 'gone', stockId: stockId(2), title: '' }] },
      { ordered: [ordered(3, 1, 400)], line: undefined, changes: [] },
      { ordered: [ordered(4, 3, 400)], line: line(4, 2), changes: [] },
      {
        ordered: [ordered(5, 1, 400)],
        line: line(5, 1),
        changes: [{ kind: 'without-addons', stockId: stockId(5), title: '', addons: ['Tahini'] }],
      },
      same,
    ];
    await show({
      answers: [
        reordered(
          rows.map((row, index) => (index === 5 ? { ...row, ordered: [ordered(6, 2, 600)], line: line(6, 2) } : row)),
        ),
      ],
    });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('5 things differ from last time');
    const texts = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(
      texts.map((text) => /\$0\.70 dearer|Gone|Sold out|Only 2 left|Without Tahini/.exec(text ?? '')?.[0]),
    ).toEqual(['$0.70 dearer', 'Gone', 'Sold out', 'Only 2 left', 'Without Tahini', undefined]);
  });

  it('puts the cart of another shop aside, and says so before', async () => {
    const { cart, asides } = await show({ held: [line(9, 3, { shop: 2 })] });
    expect(screen.getByText(/^Your cart holds 3 items from Noodle House/)).toBeDefined();
    expect([held(cart.lines), asides]).toEqual([[[9, 3]], []]);
    fireEvent.click(screen.getByRole('button', { name: /^Add 2 items to cart/ }));
    expect([held(cart.lines), asides]).toEqual([[[1, 2]], ['Noodle House']]);
  });

  it.each([
    [
      'adds to a cart of the same shop',
      /^Add 2 items to cart/,
      [
        [9, 3],
        [1, 2],
      ],
    ],
    ['replaces a cart of the same shop only by its own button', 'Replace what is in the cart', [[1, 2]]],
  ])('%s', async (_, name, expected) => {
    const { cart, asides } = await show({ held: [line(9, 3)] });
    fireEvent.click(screen.getByRole('button', { name }));
    expect([held(cart.lines), asides]).toEqual([expected, []]);
    act(() => cart.edits.undo());
    expect(held(cart.lines)).toEqual([[9, 3]]);
  });

  it('leads to the menu when nothing can be ordered, and tries again after a failure', async () => {
    await show({
      answers: [
        err(unreachable),
        reordered([
          {
            ordered: [ordered(2, 1, 400)],
            line: undefined,
            changes: [{ kind: 'gone', stockId: stockId(2), title: '' }],
          },
        ]),
      ],
    });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await act(settled);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('None of it can be ordered now');
    expect(screen.getByRole('link', { name: 'See the menu' }).getAttribute('href')).toBe('/shop/1');
  });
});
