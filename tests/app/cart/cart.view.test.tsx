import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cartOf, LINES_MAX, lineKey, type CartLine, type PutAside } from '@domain/cart/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { shopId, stockId, type ShopId } from '@domain/kernel/ids.ts';
import { createLiveValue } from '@domain/kernel/live-value.ts';
import { money, noMoney, priceText, subtractMoney, type Money } from '@domain/pricing/index.ts';
import { ANNOUNCER, AnnouncerViewModel, SETTLE_MS } from '@app/features/announcer/index.ts';
import {
  CART,
  CART_CONTENT,
  CART_KEEPING,
  CART_SUMS,
  CART_TABS,
  PUT_ASIDE,
  CART_QUESTION,
  CartButton,
  CartLayer,
  CartPanel,
  SHARED_CART,
  SHOP_TITLES,
} from '@app/features/cart/index.ts';
import { CartContent } from '@app/features/cart/cart-content.view.tsx';
import { foreignTexts } from '@app/features/cart/cart.messages.ts';
import { ForeignChanges } from '@app/features/cart/foreign-changes.ts';
import { createCartNotices } from '@app/features/cart/cart-notices.ts';
import { PutAsideViewModel } from '@app/features/cart/put-aside.view-model.ts';
import { CartQuestionDialog } from '@app/features/cart/cart-question.view.tsx';
import { CURRENCY_VIEW_MODEL, type CurrencyViewModel } from '@app/features/currency/index.ts';
import { REFERENCE_VIEW_MODEL } from '@app/features/reference/index.ts';
import { Toasts, TOASTS_VIEW_MODEL, ToastsViewModel } from '@app/features/toasts/index.ts';
import { SESSION_VIEW_MODEL } from '@app/features/session/index.ts';
import { createI18n } from '@app/i18n/index.ts';
import { PAGES } from '@app/routes/index.ts';
import type { Pages } from '@app/routes/pages.ts';
import texts from '../../../src/public/locales/en/translation.json';
import { bound, render } from '../render.tsx';
import { line } from './cart-server.ts';
import { settled, stage } from './stage.ts';
import { HOME, sumsOf } from './sums-stage.ts';

const currency = {
  text: (amount: Money | undefined) => priceText(amount, { symbol: '$', position: 'before' }),
} as CurrencyViewModel;

/** The line with a discount per piece, in cents. */
const reduced = (full: CartLine, off: number): CartLine => {
  const { price } = full.item;
  const discounted = { ...price, discount: money(off, 2), total: subtractMoney(price.total, money(off, 2)) };
  return { ...full, item: { ...full.item, price: discounted } };
};

type Given = Parameters<typeof stage>[0] & { readonly titles?: readonly (readonly [ShopId, string])[] };

const show = async (given: Given = {}, priced: Parameters<typeof sumsOf>[1] = {}) => {
  const toasts = new ToastsViewModel();
  const announcer = new AnnouncerViewModel((run, after) => after === SETTLE_MS && run());
  const { t: translate } = createI18n('en', { en: { translation: texts, errors: {} } });
  const keeping = { isKept: () => kept.at(-1) ?? false, keep: (wanted: boolean) => void kept.push(wanted) };
  const kept: boolean[] = [];
  const scene = stage({ words: createCartNotices({ toasts, announcer, currency, translate }), ...given });
  const foreign = new ForeignChanges({
    cart: scene.vm,
    clock: { now: () => instant(0) },
    timeOf: () => '18:31',
    say: (what, change) => announcer.say(`${what}: ${foreignTexts(change, translate).join(', ')}`),
  });
  const aside = new PutAsideViewModel({
    cart: scene.vm,
    store: createLiveValue<PutAside | undefined>(undefined),
    reader: () => ({ owner: undefined, day: '2026-03-04' }),
    lookUp: async (cart) => cart,
    shopTitle: async () => 'Shop',
    say: () => {},
  });
  const titles = new Map<ShopId, string>(given.titles);
  const sums = sumsOf(scene.vm, { shop: { minimum: noMoney(2) }, ...priced });
  const { unmount } = render(
    <>
      <CartButton />
      <CartPanel />
      <CartLayer hasDock />
      <Toasts />
    </>,
    {
      services: [
        bound(CART, scene.vm),
        bound(CART_CONTENT, CartContent),
        bound(SHARED_CART, () => null),
        bound(CART_SUMS, sums.vm),
        bound(CURRENCY_VIEW_MODEL, currency),
        bound(TOASTS_VIEW_MODEL, toasts),
        bound(ANNOUNCER, announcer),
        bound(CART_KEEPING, keeping),
        bound(CART_QUESTION, CartQuestionDialog),
        bound(PUT_ASIDE, aside),
        bound(SHOP_TITLES, async (shop) => titles.get(shop) ?? ''),
        bound(CART_TABS, () => Promise.resolve(foreign)),
        bound(REFERENCE_VIEW_MODEL as never, { settings: { isGroupOrderActive: false, extensions: [] } }),
        bound(SESSION_VIEW_MODEL as never, { isSignedIn: given.user !== undefined }),
        bound(PAGES, { prefetch: () => Promise.resolve() } as unknown as Pages),
      ],
    },
  );
  await act(settled);
  const panel = within((await screen.findByRole('heading', { name: 'Your cart' })).closest('aside') ?? document.body);
  const stepper = (name: string) => within(panel.getByRole('group', { name: `Quantity of ${name}` }));
  return {
    ...scene,
    sums,
    unmount,
    kept,
    foreign,
    announcer,
    panel,
    said: () => announcer.message.trim(),
    pieces: (name: string) => stepper(name).getByRole('status').textContent,
  };
};

const press = (name: string | RegExp, at: Pick<typeof screen, 'getByRole'> = screen) =>
  fireEvent.click(at.getByRole('button', { name }));

/** The panel is shown on desktops only, and the document of these tests has no screen. */
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
});

describe('CART-8 the lines of the cart', () => {
  it('show product and price, and open the sheet for editing', async () => {
    const { panel } = await show({ guest: [line(1, 2), line(3, 1, { addons: 2 })] });
    const [first, second] = panel.getAllByRole('listitem');
    expect([first?.textContent, second?.textContent]).toEqual([
      expect.stringContaining('$2.00'),
      expect.stringContaining('2 × Extra$4.10including Lid $0.10'),
    ]);
    expect(panel.getByRole('link', { name: 'Change Dish 1' }).getAttribute('href')).toBe(
      '/shop/1?product=dish-1&line=1%7C',
    );
    expect(panel.getByText('Items').parentElement?.textContent).toContain('$6.10');
    expect(panel.getByText('3 items')).toBeTruthy();
  });

  it('step the quantity up and down, and announce it', async () => {
    const { panel, pieces, said } = await show({ guest: [line(1, 2)] });
    press('One more: Dish 1', panel);
    expect([pieces('Dish 1'), said()]).toEqual(['3', 'Dish 1: 3. Cart: $3.00']);
    press('One less: Dish 1', panel);
    press('One less: Dish 1', panel);
    expect(pieces('Dish 1')).toBe('1');
    expect(panel.queryByRole('button', { name: 'One less: Dish 1' })).toBeNull();
  });

  it('CART-7 name the limit and stop there', async () => {
    const { panel, pieces } = await show({ guest: [line(1, 2, { available: 2 })] });
    expect(panel.getByText('The last 2')).toBeTruthy();
    const more = panel.getByRole('button', { name: 'One more: Dish 1' });
    fireEvent.click(more);
    expect([pieces('Dish 1'), more.getAttribute('aria-disabled')]).toEqual(['2', 'true']);
  });
});

describe('CART-9 undo, in the place where it happened', () => {
  const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

  it.each([
    ['one of several', [line(1, 1), line(2, 1)]],
    ['the last', [line(1, 1)]],
  ])('a removed line is replaced by a focused Undo button: %s', async (_name, guest) => {
    const { panel, pieces, said } = await show({ guest });
    const button = panel.getByRole('button', { name: 'Remove Dish 1' });
    button.focus();
    fireEvent.click(button);
    expect([panel.queryByRole('link', { name: 'Change Dish 1' }), said(), focused()]).toEqual([
      null,
      'Dish 1 removed',
      'Undo: Dish 1 removed',
    ]);
    fireEvent.click(document.activeElement!);
    expect([pieces('Dish 1'), panel.queryByText('Dish 1 removed'), focused()]).toEqual(['1', null, 'Change Dish 1']);
    expect(said()).toMatch(/^Undone: Dish 1 removed. Cart: \$/);
  });

  it('stays where the line was, also after later changes', async () => {
    const { panel } = await show({ guest: [line(1, 1), line(2, 1), line(3, 1)] });
    press('Remove Dish 2', panel);
    press('One more: Dish 3', panel);
    const rows = panel.getAllByRole('listitem').map((row) => /Dish \d( removed)?/.exec(row.textContent)?.[0]);
    expect(rows).toEqual(['Dish 1', 'Dish 2 removed', 'Dish 3']);
    fireEvent.click(within(panel.getAllByRole('listitem')[1]!).getByRole('button'));
    expect(panel.getAllByRole('listitem').map((row) => /Dish \d/.exec(row.textContent)?.[0])).toEqual([
      'Dish 1',
      'Dish 2',
      'Dish 3',
    ]);
  });

  it('restores an emptied cart', async () => {
    const { panel, vm, said } = await show({ guest: [line(1, 1), line(2, 3)] });
    const button = panel.getByRole('button', { name: 'Empty the cart' });
    button.focus();
    fireEvent.click(button);
    expect([vm.isEmpty, panel.getByText('Nothing here yet'), said()]).toEqual([
      true,
      expect.anything(),
      'The cart is empty now',
    ]);
    expect(focused()).toBe('Undo: Cart emptied');
    fireEvent.click(document.activeElement!);
    expect([vm.count, focused()]).toEqual([4, 'Change Dish 1']);
  });

  it('undoes and redoes every change with the buttons at the heading, which keep the focus', async () => {
    const { panel, vm, pieces } = await show({ guest: [line(1, 1)] });
    expect(panel.queryByRole('button', { name: /^Undo/ })).toBeNull();
    act(() => void vm.add(line(2, 2)));
    press('One more: Dish 1', panel);
    const undo = panel.getByRole('button', { name: 'Undo: Dish 1 changed' });
    undo.focus();
    fireEvent.click(undo);
    expect([pieces('Dish 1'), undo.getAttribute('aria-label')]).toEqual(['1', 'Undo: Dish 2 added']);
    fireEvent.click(undo);
    fireEvent.click(undo);
    expect([vm.count, undo.getAttribute('aria-disabled'), document.activeElement]).toEqual([1, 'true', undo]);
    press('Redo: Dish 2 added', panel);
    press('Redo: Dish 1 changed', panel);
    expect([pieces('Dish 1'), pieces('Dish 2')]).toEqual(['2', '2']);
  });

  it('ORDER-9 changes the note of a line in its place, and takes it back', async () => {
    const { panel, vm } = await show({ guest: [line(1, 2), line(2, 1)] });
    const notes = () => vm.lines.map(({ stockId: stock, note }) => [stock, note]);
    press('Add a note: Dish 1', panel);
    fireEvent.change(panel.getByRole('textbox', { name: 'Note for the shop' }), { target: { value: 'No onions' } });
    press('Save', panel);
    const plain = [
      [1, undefined],
      [2, undefined],
    ];
    const noted = [[1, 'No onions'], plain[1]];
    expect([notes(), focused()]).toEqual([noted, 'Change the note for Dish 1: No onions']);
    press('Undo: Note for Dish 1 changed', panel);
    expect(notes()).toEqual(plain);
    press('Redo: Note for Dish 1 changed', panel);
    expect(notes()).toEqual(noted);
  });

  it('undoes and redoes by keys, but not while somebody types', async () => {
    const { panel, pieces } = await show({ guest: [line(1, 1)] });
    press('One more: Dish 1', panel);
    const heading = panel.getByRole('heading', { name: 'Your cart' });
    const keys = [
      [{ key: 'z', ctrlKey: true }, '1'],
      [{ key: 'Z', ctrlKey: true, shiftKey: true }, '2'],
      [{ key: 'z', metaKey: true }, '1'],
      [{ key: 'y', ctrlKey: true }, '2'],
      [{ key: 'z' }, '2'],
    ] as const;
    for (const [pressed, expected] of keys) {
      fireEvent.keyDown(heading, { bubbles: true, ...pressed });
      expect([pressed, pieces('Dish 1')]).toEqual([pressed, expected]);
    }
    const field = document.createElement('textarea');
    heading.append(field);
    fireEvent.keyDown(field, { key: 'z', ctrlKey: true, bubbles: true });
    expect(pieces('Dish 1')).toBe('2');
    field.remove();
  });
});

describe('CART-1 the cart in the header, in the dock and in the sheet', () => {
  it('shows the number of items', async () => {
    const { vm } = await show();
    expect([
      screen.getByRole('button', { name: 'Your cart' }),
      screen.queryByRole('button', { name: /View cart/ }),
    ]).toEqual([expect.anything(), null]);
    act(() => void vm.add(line(1, 3)));
    expect(screen.getByRole('button', { name: 'Cart: 3 items' })).toBeTruthy();
    expect(screen.getByRole('button', { name: /View cart/ }).textContent).toContain('$3.00');
  });

  it('opens the sheet from the dock and closes it again', async () => {
    const { vm } = await show({ guest: [line(1, 1)] });
    press(/View cart/);
    const sheet = await screen.findByRole('dialog', { name: 'Your cart' });
    expect(within(sheet).getByRole('link', { name: 'Change Dish 1' })).toBeTruthy();
    press('Close', within(sheet));
    expect(vm.isOpen).toBe(false);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Your cart' })).toBeNull());
  });

  it('closes the sheet when a link in it is followed', async () => {
    const { vm } = await show({ guest: [line(1, 1)] });
    press('Cart: 1 item');
    const sheet = await screen.findByRole('dialog', { name: 'Your cart' });
    fireEvent.click(within(sheet).getByRole('link', { name: /Go to checkout/ }));
    expect(vm.isOpen).toBe(false);
  });

  it('leads on to the shops from an empty cart', async () => {
    const { vm } = await show({ guest: [line(1, 1)] });
    press('Cart: 1 item');
    const sheet = await screen.findByRole('dialog', { name: 'Your cart' });
    fireEvent.click(within(sheet).getByRole('button', { name: 'Empty the cart' }));
    const onward = within(sheet).getByRole('link', { name: 'See all shops' });
    expect(onward.getAttribute('href')).toBe('/shop');
    fireEvent.click(onward);
    expect(vm.isOpen).toBe(false);
  });
});

describe('CART-13 the cart before checkout', () => {
  const rows = (panel: Awaited<ReturnType<typeof show>>['panel']) =>
    ['Items', 'Discount', 'Delivery fee', 'Service', 'Total', 'Total without delivery'].flatMap((label) => {
      const row = panel.queryByText(label, { selector: 'div > span' })?.parentElement;
      return row ? [row.textContent] : [];
    });

  it('names the shop, every fee to the chosen address, and the total on its button', async () => {
    const { panel } = await show({ guest: [reduced(line(1, 4), 50)] });
    expect(panel.getByRole('link', { name: 'Levant Kitchen' }).getAttribute('href')).toBe('/shop/1');
    expect(panel.getByRole('button', { name: /Deliver to: 12 Harbour Street/ })).toBeTruthy();
    expect(rows(panel)).toEqual(['Items$4.00', 'Discount−$2.00', 'Delivery fee$2.52', 'Service$1.00', 'Total$5.52']);
    expect(panel.getByRole('link', { name: /Go to checkout/ }).textContent).toBe('Go to checkout$5.52');
  });

  it('says which fees the amount on the button lacks without an address, and links to the addresses', async () => {
    const { panel, sums } = await show({ guest: [line(1, 4)] }, { address: undefined });
    expect(rows(panel)).toEqual([
      'Items$4.00',
      'Delivery feefrom $1.90',
      'Service$1.00',
      'Total without delivery$5.00',
    ]);
    expect(panel.getByRole('link', { name: /Go to checkout/ }).textContent).toBe('Go to checkout$5.00 + delivery');
    expect(panel.getByRole('button', { name: 'Choose an address for the full price' })).toBeTruthy();
    await act(async () => {
      sums.moveTo(HOME);
      await settled();
    });
    expect(panel.getByRole('link', { name: /Go to checkout/ }).textContent).toBe('Go to checkout$7.52');
  });

  it('shows the discount of recipes separately from that of products', async () => {
    const { panel } = await show(
      { guest: [line(1, 4)] },
      { totals: { discount: money(130, 2), recipeDiscount: money(30, 2) } },
    );
    expect(panel.getByText('Discount').parentElement?.textContent).toBe('Discount−$1.00');
    expect(panel.getByText('Recipe discount').parentElement?.textContent).toBe('Recipe discount−$0.30');
  });

  it('falls back to the sum of the items, labeled as such, when the fees cannot be calculated', async () => {
    const { panel } = await show({ guest: [line(1, 4)] }, { failure: { kind: 'unreachable' } });
    expect(panel.getByRole('link', { name: /Go to checkout/ }).textContent).toBe('Go to checkoutItems $4.00');
    expect(panel.getByText(/The fees could not be calculated just now/)).toBeTruthy();
  });

  it('shows how much is missing to the shop’s minimum, and links to more dishes instead of checkout', async () => {
    const { panel, vm } = await show({ guest: [line(1, 2)] }, { shop: { minimum: money(500, 2) } });
    expect(panel.getByText(/more to the minimum of/).textContent).toBe('$3.00 more to the minimum of $5.00');
    expect(panel.getByRole('progressbar', { name: 'Progress to the minimum order' }).getAttribute('value')).toBe('200');
    expect(panel.getByRole('link', { name: 'Add $3.00 more to order' }).getAttribute('href')).toBe('/shop/1');
    expect(panel.queryByRole('link', { name: /Go to checkout/ })).toBeNull();
    act(() => void vm.add(line(1, 3)));
    expect([panel.queryByRole('progressbar'), panel.getByText(/Minimum/).textContent]).toEqual([
      null,
      'Minimum $5.00 reached',
    ]);
    expect(panel.getByRole('link', { name: /Go to checkout/ })).toBeTruthy();
  });

  it('ORDER-2g compares the price before discounts with the minimum, like checkout and server', async () => {
    const { panel, vm } = await show(
      { guest: [reduced(line(1, 4), 50), reduced(line(2, 1), 100)] },
      { shop: { minimum: money(500, 2) } },
    );
    expect([vm.total, vm.itemsPrice]).toEqual([money(300, 2), money(600, 2)]);
    expect(panel.queryByRole('progressbar')).toBeNull();
    act(() => vm.remove(lineKey(line(2, 1))));
    expect(panel.getByText(/more to the minimum of/).textContent).toBe('$1.00 more to the minimum of $5.00');
    expect(panel.getByRole('progressbar').getAttribute('value')).toBe('400');
  });

  it('labels the sum in the dock', async () => {
    await show({ guest: [line(1, 3)] });
    expect(screen.getByRole('button', { name: /View cart/ }).textContent).toBe('3View cartItems $3.00');
  });
});

describe('CART-3c a full cart', () => {
  it('says without asking that no further line fits', async () => {
    const full = Array.from({ length: LINES_MAX }, (_, index) => ({ ...line(1, 1), stockId: stockId(5000 + index) }));
    const { vm } = await show({ guest: full });
    act(() => void vm.add(line(1, 1)));
    expect(await screen.findByText('Your cart is full: it holds at most 1000 different items.')).toBeTruthy();
    // Among this many elements a search by role takes seconds.
    expect([vm.count, screen.queryByText('Start a new cart?')]).toEqual([LINES_MAX, null]);
    act(() => void vm.add(full[7] as CartLine));
    expect(vm.count).toBe(LINES_MAX + 1);
    // A thousand lines without a browser take a while.
  }, 60_000);
});

describe('CART-3 the question of another shop', () => {
  const ask = async () => {
    const scene = await show({ guest: [line(1, 2)] });
    act(() => void scene.vm.add(line(2, 1, { shop: 5 })));
    return { ...scene, dialog: within(await screen.findByRole('dialog', { name: 'Start a new cart?' })) };
  };

  it('starts a new cart, which can be undone', async () => {
    const { dialog, vm, panel } = await ask();
    press('Start a new cart', dialog);
    expect([vm.shop, screen.queryByRole('dialog')]).toEqual([5, null]);
    // Beside the notice of the cart a toast would offer it twice.
    expect(screen.queryByRole('button', { name: 'Put back' })).toBeNull();
    press('Undo: New cart started', panel);
    expect([vm.shop, vm.count]).toEqual([1, 2]);
  });

  it.each(['Keep my cart', 'Close'])('keeps the cart with "%s"', async (name) => {
    const { dialog, vm } = await ask();
    press(name, dialog);
    expect([vm.shop, vm.count, screen.queryByRole('dialog')]).toEqual([1, 2, null]);
  });

  it('CART-3d names both shops with count and amount, and puts the old cart aside', async () => {
    const titles = [
      [shopId(1), 'Levant Kitchen'],
      [shopId(5), 'Forno Rosso'],
    ] as const;
    const { vm, panel } = await show({ guest: [line(1, 2)], titles });
    act(() => void vm.add(line(2, 1, { shop: 5 })));
    const dialog = within(await screen.findByRole('dialog', { name: 'Start a cart at Forno Rosso?' }));
    expect(dialog.getAllByRole('heading', { level: 3 }).map(({ parentElement: side }) => side?.textContent)).toEqual([
      'Levant Kitchen2 items',
      'Forno RossoDish 2',
    ]);
    expect(dialog.getByRole('button', { name: 'Keep Levant Kitchen' })).toBeTruthy();
    press('Replace with Forno Rosso', dialog);
    const aside = within(await panel.findByRole('region', { name: 'A cart is put aside' }));
    expect(aside.getByRole('heading').textContent).toBe('Your cart at Levant Kitchen is put aside');
    await act(async () => {
      press('Put it back', aside);
      await settled();
    });
    expect([vm.shop, vm.count]).toEqual([1, 2]);
  });

  it('CART-4 asks about two carts in a text of its own', async () => {
    const { signIn, vm } = await show({ guest: [line(2, 1, { shop: 5 })], held: [line(1, 2)] });
    await act(async () => {
      signIn();
      await settled();
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'You have two carts' }));
    await act(async () => {
      press('Keep the saved cart', dialog);
      await settled();
    });
    expect([vm.shop, vm.count, screen.queryByRole('dialog')]).toEqual([1, 2, null]);
  });
});

describe('CART-4 failures on screen', () => {
  it('are shown, with the server’s cart', async () => {
    const { vm, server, panel, pieces } = await show({ user: 7, held: [line(1, 1)] });
    await act(settled);
    server.meet('unreachable');
    await act(async () => {
      press('One more: Dish 1', panel);
      await settled();
    });
    expect([vm.isSettled, pieces('Dish 1'), screen.getByRole('alert').textContent]).toEqual([
      true,
      '1',
      expect.stringMatching(/\w/),
    ]);
  });
});

describe('CART-6 keeping the cart on the device', () => {
  it('is offered to guests, and off by default', async () => {
    const { panel, kept } = await show({ guest: [line(1, 2)] });
    const box = panel.getByRole<HTMLInputElement>('checkbox', { name: 'Keep my cart on this device' });
    expect([box.checked, kept]).toEqual([false, []]);
    fireEvent.click(box);
    expect([box.checked, kept]).toEqual([true, [true]]);
    fireEvent.click(box);
    expect([box.checked, kept]).toEqual([false, [true, false]]);
  });

  it('is not offered to customers, whose cart is on the server', async () => {
    const { panel } = await show({ user: 7, guest: [line(1, 2)] });
    expect(panel.queryByRole('checkbox')).toBeNull();
  });
});

describe('CART-10 a cart that another tab changed', () => {
  const changed = async () => {
    const scene = await show({ guest: [line(1, 3), line(2, 1)] });
    const before = scene.vm.cart;
    act(() => {
      scene.guest.write(cartOf([line(1, 1)]));
      scene.foreign.note(before, scene.vm.cart);
    });
    return { ...scene, notice: within(scene.panel.getByRole('region', { name: 'Changed in another tab' })) };
  };

  it('says what changed and when, once aloud, and puts it back', async () => {
    const { notice, panel, said, pieces } = await changed();
    expect(notice.getByRole('heading').textContent).toBe('Changed in another tab at 18:31');
    expect(notice.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Dish 1: 3 → 1',
      'Dish 2 removed',
    ]);
    expect(said()).toBe('changed: Dish 1: 3 → 1, Dish 2 removed');
    press('Put back', notice);
    expect([pieces('Dish 1'), pieces('Dish 2')]).toEqual(['3', '1']);
    expect(panel.queryByRole('region', { name: 'Changed in another tab' })).toBeNull();
    press('Undo: Several items changed', panel);
    expect(pieces('Dish 1')).toBe('1');
  });

  it('returns the focus to the heading when the notice is closed', async () => {
    const { notice, panel } = await changed();
    press('Close', notice);
    expect(panel.queryByRole('region', { name: 'Changed in another tab' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Your cart');
  });
});

describe('GROUP-1e a product beside a joined group', () => {
  const shown = async () => {
    const left: string[] = [];
    const scene = await show({
      besideGroup: async (_, add) => ({
        kind: 'leave-group',
        title: 'Friday lunch',
        path: '/group/1?g=3',
        leave: async () => {
          left.push('Friday lunch');
          add();
          return undefined;
        },
      }),
    });
    act(() => void scene.vm.add(line(1, 1)));
    const dialog = within(await screen.findByRole('dialog', { name: 'You are already in a group order' }));
    return { ...scene, dialog, left };
  };

  it('asks by the name of the group, and is added after leaving it', async () => {
    const { dialog, left, vm } = await shown();
    expect(dialog.getByText('Friday lunch')).toBeDefined();
    press('Leave it and add this here', dialog);
    await act(settled);
    expect([left, vm.count, screen.queryByRole('dialog')]).toEqual([['Friday lunch'], 1, null]);
  });

  it('is given up for the group', async () => {
    const { dialog, left, vm } = await shown();
    const way = dialog.getByRole('link', { name: 'Go to that order' });
    expect(way.getAttribute('href')).toBe('/group/1?g=3');
    fireEvent.click(way);
    await act(settled);
    expect([left, vm.count, screen.queryByRole('dialog')]).toEqual([[], 0, null]);
  });
});
