import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ProductDetail } from '@domain/catalog/index.ts';
import { lineRef } from '@domain/cart/index.ts';
import { err, ok } from '@domain/kernel/result.ts';
import { priceText, type Money } from '@domain/pricing/index.ts';
import { CART } from '@app/features/cart/index.ts';
import { CURRENCY_VIEW_MODEL, type CurrencyViewModel } from '@app/features/currency/index.ts';
import { PRODUCT_DEPS, ProductCard, ProductSheet, QUICK_ADD, QuickAdd } from '@app/features/product/index.ts';
import { PAGES } from '@app/routes/index.ts';
import type { Pages } from '@app/routes/pages.ts';
import { quantities } from '../cart/cart-server.ts';
import { bound, render } from '../render.tsx';
import { bun, coffee, stage, syrup } from './stage.ts';

const currency = {
  text: (amount: Money | undefined) => priceText(amount, { symbol: '$', position: 'before' }),
} as CurrencyViewModel;

const servicesOf = ({ cart, cache, queries }: ReturnType<typeof stage>) => [
  bound(CART, cart),
  bound(PRODUCT_DEPS, { cache, queries }),
  bound(CURRENCY_VIEW_MODEL, currency),
  bound(PAGES, { prefetch: () => Promise.resolve() } as unknown as Pages),
  bound(
    QUICK_ADD,
    new QuickAdd({
      dietary: { load: () => undefined, advice: undefined },
      cache,
      queries,
      cart,
      navigator: { go: () => {} },
      toasts: { show: () => {} },
      translate: ((key: string) => key) as never,
    }),
  ),
];

const show = async (product: ProductDetail = coffee, scene = stage(product), line?: string) => {
  let closed = 0;
  const shown = render(
    <ProductSheet
      open={{ uuid: product.uuid, line: line as never }}
      onClose={() => {
        closed += 1;
      }}
    />,
    { services: servicesOf(scene) },
  );
  const dialog = within(await screen.findByRole('dialog'));
  return { ...scene, ...shown, dialog, closed: () => closed };
};

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }));

describe('CART-8 the sheet of a product', () => {
  it('is named after the product and shows the required choices', async () => {
    await show();
    expect(await screen.findByRole('dialog', { name: 'Coffee' })).toBeTruthy();
    const size = screen.getByRole('radiogroup', { name: 'Size' });
    expect([size.textContent, within(size).getAllByRole('radio').length]).toEqual([
      expect.stringContaining('Required'),
      2,
    ]);
    expect(button(/^Add(?! a note)/).textContent).toContain('$3.10');
  });

  it('shows all its pictures where it has several, and otherwise the one', async () => {
    const [image, other] = ['https://pictures.test/cup.webp', 'https://pictures.test/beans.webp'];
    const { unmount } = await show({ ...coffee, image, gallery: [image, other] });
    const row = within(await screen.findByRole('group', { name: 'Pictures of Coffee' }));
    expect(row.getAllByRole('presentation')).toHaveLength(2);
    unmount();
    await show({ ...coffee, image, gallery: [image] });
    expect(await screen.findByRole('radiogroup', { name: 'Size' })).toBeTruthy();
    expect(screen.queryByRole('group', { name: /^Pictures/ })).toBeNull();
  });

  it('marks a missing choice and focuses it', async () => {
    const { cart, closed } = await show();
    await screen.findByRole('dialog', { name: 'Coffee' });
    choose(/Large/);
    fireEvent.click(button(/^Add(?! a note)/));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Cow/ })));
    expect([
      cart.isEmpty,
      closed(),
      screen.getByRole('radiogroup', { name: 'Milk' }).getAttribute('data-missing'),
    ]).toEqual([true, 0, 'true']);
    const milk = screen.getByRole('radiogroup', { name: 'Milk' });
    expect(milk.getAttribute('aria-invalid')).toBe('true');
    expect(milk.textContent).toContain('Choose an option in “Milk” first');
    expect(screen.getByRole('alert').textContent).toBe('Choose an option in “Milk” first');
    choose(/Cow/);
    expect([milk.getAttribute('aria-invalid'), screen.getByRole('alert').textContent]).toEqual([null, '']);
  });

  it('disables sold-out choices, and says why', async () => {
    await show();
    const milk = await screen.findByRole('radiogroup', { name: 'Milk' });
    expect([within(milk).getByRole('radio', { name: /Oat/ }), within(milk).getByText('Sold out')]).toEqual([
      expect.objectContaining({ disabled: true }),
      expect.anything(),
    ]);
    choose(/Large/);
    expect(within(milk).getByText('Not with this choice')).toBeTruthy();
  });

  it('keeps the price on its button up to date, adds and closes', async () => {
    const { cart, closed } = await show();
    await screen.findByRole('dialog', { name: 'Coffee' });
    choose(/Small/);
    choose(/Cow/);
    fireEvent.click(button('One more: Syrup'));
    expect(button(/^Add(?! a note)/).textContent).toContain('$3.60');
    fireEvent.click(button('One more: Coffee'));
    expect(button(/^Add(?! a note)/).textContent).toContain('$6.70');
    fireEvent.click(button(/^Add(?! a note)/));
    expect([quantities(cart.cart), closed()]).toEqual([{ '1|51x1': 2 }, 1]);
  });

  it('replaces a line of the cart in place', async () => {
    const scene = stage(coffee);
    const first = await show(coffee, scene);
    await screen.findByRole('dialog', { name: 'Coffee' });
    choose(/Small/);
    choose(/Cow/);
    fireEvent.click(button(/^Add(?! a note)/));
    first.unmount();
    const [line] = scene.cart.lines;
    await show(coffee, scene, line && lineRef(line));
    await screen.findByRole('dialog', { name: 'Coffee' });
    expect([
      screen.getByRole('radio', { name: /Small/ }),
      screen.queryByRole('button', { name: /^Add(?! a note)/ }),
    ]).toEqual([expect.objectContaining({ checked: true }), null]);
    choose(/Large/);
    fireEvent.click(button(/^Save/));
    expect(quantities(scene.cart.cart)).toEqual({ '2|': 1 });
  });
});

describe('ORDER-9 the note in the sheet of a product', () => {
  const field = () => screen.getByRole('textbox', { name: 'Note for the shop' });

  it('opens at a quiet button, goes with the line, and is there when the line is edited', async () => {
    const scene = stage(bun());
    const first = await show(bun(), scene);
    await screen.findByRole('dialog', { name: 'Bun' });
    expect(screen.queryByRole('textbox')).toBeNull();
    fireEvent.click(button('Add a note'));
    expect(document.activeElement).toBe(field());
    fireEvent.change(field(), { target: { value: ' No sesame ' } });
    fireEvent.click(button(/^Add(?! a note)/));
    first.unmount();
    const [line] = scene.cart.lines;
    expect(line?.note).toBe('No sesame');
    await show(bun(), scene, line && lineRef(line));
    await screen.findByRole('dialog', { name: 'Bun' });
    expect(field()).toHaveProperty('value', 'No sesame');
    fireEvent.change(field(), { target: { value: '' } });
    fireEvent.click(button(/^Save/));
    expect(scene.cart.lines.map(({ note, quantity }) => [note, quantity])).toEqual([[undefined, 1]]);
  });

  it('is not taken beyond its length, and gets the focus', async () => {
    const { cart, closed } = await show(bun());
    await screen.findByRole('dialog', { name: 'Bun' });
    fireEvent.click(button('Add a note'));
    fireEvent.change(field(), { target: { value: 'x'.repeat(256) } });
    field().blur();
    fireEvent.click(button(/^Add(?! a note)/));
    await waitFor(() => expect(document.activeElement).toBe(field()));
    expect([cart.isEmpty, closed()]).toEqual([true, 0]);
  });
});

describe('CART-7 limits in the sheet', () => {
  it.each<[ProductDetail, string]>([
    [bun(2), 'There are only 2 left'],
    [bun(9, { min: 1, max: 2 }), 'At most 2 per order'],
  ])('are named and stop the counting', async (product, text) => {
    await show(product);
    await screen.findByRole('dialog', { name: 'Bun' });
    const more = button('One more: Bun');
    fireEvent.click(more);
    fireEvent.click(more);
    expect([
      screen.getByText(text).getAttribute('role'),
      more.getAttribute('aria-disabled'),
      button(/^Add(?! a note)/).textContent,
    ]).toEqual(['status', 'true', expect.stringContaining('$4.00')]);
  });

  it('limit an add-on to its supply', async () => {
    const lastSyrup = { ...syrup, limits: { min: 1, max: 2, available: 1 } };
    await show({ ...coffee, stocks: coffee.stocks.map((stock) => ({ ...stock, addons: [lastSyrup] })) });
    await screen.findByRole('dialog', { name: 'Coffee' });
    choose(/Small/);
    choose(/Cow/);
    fireEvent.click(button('One more: Syrup'));
    expect(button('One more: Syrup').getAttribute('aria-disabled')).toBe('true');
  });

  it('block the sale of sold-out products', async () => {
    await show(bun(0));
    await screen.findByRole('dialog', { name: 'Bun' });
    expect(button(/^Sold out/)).toHaveProperty('disabled', true);
  });
});

describe('L10 a product that fails to load', () => {
  it('offers a retry', async () => {
    const scene = stage(coffee);
    scene.answer.now = err({ kind: 'unreachable' });
    await show(coffee, scene);
    scene.answer.now = ok(coffee);
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('dialog', { name: 'Coffee' })).toBeTruthy();
  });

  it('links to the menu when it is not sold any more', async () => {
    const scene = stage(coffee);
    scene.answer.now = err({ kind: 'rejected', status: 404, code: '', message: '', params: {}, data: undefined });
    const { closed } = await show(coffee, scene);
    fireEvent.click(await screen.findByRole('button', { name: 'Back to the menu' }));
    expect(closed()).toBe(1);
  });
});

describe('CART-2 the card of a product', () => {
  it('opens its sheet and shows how many are in the cart', async () => {
    const scene = stage(bun());
    render(<ProductCard product={bun()} look="row" />, { services: servicesOf(scene) });
    expect(screen.getByRole('link', { name: 'Bun' }).getAttribute('href')).toBe(`/shop/1?product=${bun().uuid}`);
    fireEvent.click(button('Add Bun'));
    await waitFor(() => expect(button('Add Bun, 1 in the cart').textContent).toBe('1'));
  });

  it('has no button for a sold-out product', () => {
    render(<ProductCard product={bun(0)} look="row" />, { services: servicesOf(stage(bun(0))) });
    expect([screen.queryByRole('button'), screen.getByText('Sold out')]).toEqual([null, expect.anything()]);
  });
});
