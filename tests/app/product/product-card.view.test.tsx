import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CardStock, ProductCard as ProductCardValue } from '@domain/catalog/index.ts';
import { decimal, money, priceStock } from '@domain/pricing/index.ts';
import { CART } from '@app/features/cart/index.ts';
import { ProductCard, QUICK_ADD, QuickAdd } from '@app/features/product/index.ts';
import { product } from '../search/goods.ts';
import { bound, render } from '../render.tsx';
import { viewServices } from '../view-services.ts';
import { bun, stage } from './stage.ts';

const percentOff = (amount: string) => ({ id: 1, type: 'percent', amount: decimal(amount) }) as const;
const priceOf = (amount: string, taxPercent = '0', percent?: string) =>
  priceStock({
    base: decimal(amount),
    rate: decimal('1'),
    scale: 2,
    taxPercent: decimal(taxPercent),
    discount: percent === undefined ? undefined : percentOff(percent),
  });

const cardOf = (stock: Partial<CardStock> = {}, change: Partial<ProductCardValue> = {}): ProductCardValue => {
  const card = product(2, 'Bun');
  return { ...card, stock: { ...(card.stock as CardStock), ...stock }, ...change };
};

const show = (card: ProductCardValue, look: 'row' | 'tile' = 'row', detail = bun()) => {
  const { cart, cache, queries } = stage(detail);
  const moves: string[] = [];
  const quickAdd = new QuickAdd({
    dietary: { load: () => undefined, advice: undefined },
    cache,
    queries,
    cart,
    navigator: { go: (path: string) => void moves.push(path) },
    toasts: { show: () => {} },
    translate: ((key: string) => key) as never,
  });
  render(<ProductCard product={card} look={look} />, {
    services: [...viewServices, bound(CART, cart), bound(QUICK_ADD, quickAdd)],
  });
  return { cart, moves, article: screen.getByRole('article') };
};

describe('LOCALE-9b the language of a product card', () => {
  it('marks title and description with the language they are in', () => {
    show(cardOf({}, { description: 'Mit Sesam', language: 'de' }));
    const marked = ['Bun', 'Mit Sesam'].map((text) => screen.getByText(text));
    expect(marked.map((element) => [element.tagName, element.lang])).toEqual([
      ['BDI', 'de'],
      ['BDI', 'de'],
    ]);
    cleanup();
    show(cardOf({}, { description: 'With sesame' }));
    expect(screen.getByText('With sesame').hasAttribute('lang')).toBe(false);
  });
});

/** What a screen reader says of an element. */
const spoken = (element: Element | null): string | undefined => {
  const copy = element?.cloneNode(true) as Element | undefined;
  for (const hidden of copy?.querySelectorAll('[aria-hidden]') ?? []) hidden.remove();
  return copy?.textContent;
};

describe('CATALOG-7 the price on a product card', () => {
  it('is that of one piece with tax', () => {
    const { article } = show(cardOf({ price: priceOf('10', '5') }));
    expect(screen.getByText('$10.50')).toBeDefined();
    expect(article.querySelector('s')).toBeNull();
  });

  it('stands beside the price before the discount, which is struck through and announced as such', () => {
    const { article } = show(cardOf({ price: priceOf('10', '5', '20') }));
    expect(screen.getByText('$8.50')).toBeDefined();
    expect(spoken(article.querySelector('s'))).toBe('Before: $10.50');
  });

  it.each(['row', 'tile'] as const)('ACCESS-1 says the dish before the button that adds it, as a %s', (look) => {
    const { article } = show(cardOf(), look);
    const order = [...article.querySelectorAll('a, button')].map((control) => control.tagName);
    expect(order).toEqual(['A', 'BUTTON']);
  });

  it('ACCESS-1 says a price before a discount in one breath, with its amount once', () => {
    const { article } = show(cardOf({ price: priceOf('10', '5', '20') }));
    const [said, seen] = article.querySelectorAll('s > span');
    expect(said?.textContent).toBe('Before: $10.50');
    expect(seen?.getAttribute('aria-hidden')).toBe('true');
    expect(seen?.textContent).toBe('$10.50');
  });

  it('CATALOG-7c is the lowest with what comes in any case, and “from” exactly if a choice may cost more', () => {
    const lowest = { amount: money(1690, 2), discount: money(200, 2), varies: false };
    const text = (card: ProductCardValue) => {
      cleanup();
      return spoken(show(card).article.querySelector('p:has(s)'));
    };
    expect(text(cardOf({ price: priceOf('14.9') }, { lowest }))).toBe('$16.90Before: $18.90');
    expect(text(cardOf({}, { lowest: { ...lowest, varies: true } }))).toBe('from $16.90Before: $18.90');
  });

  it('names the price per unit where the shop declares contents', () => {
    const { article } = show(cardOf({}, { unitPrice: { amount: money(1240, 2), per: 'kg' } }));
    expect(article.querySelector('small')?.textContent).toBe('$12.40 / kg');
  });
});

describe('CATALOG-7 supply on a product card', () => {
  it.each([
    [1, 'Only 1 left'],
    [5, 'Only 5 left'],
  ])('warns that %i are left', (available, text) => {
    show(cardOf({ available }));
    expect(screen.getByText(text)).toBeDefined();
  });

  it('shows nothing from six pieces on', () => {
    show(cardOf({ available: 6 }));
    expect(screen.queryByText(/left/)).toBeNull();
  });

  it.each([
    ['no piece is left', cardOf({ available: 0 })],
    ['fewer are left than the least order', cardOf({ available: 2 }, { limits: { min: 3, max: 9 } })],
    ['no variant is sold', cardOf({}, { stock: undefined })],
  ])('is sold out where %s, and offers no button', (_, card) => {
    show(card);
    expect(screen.getByText('Sold out')).toBeDefined();
    expect(screen.queryByText(/left/)).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('can be added with exactly the minimum quantity left', () => {
    show(cardOf({ available: 3 }, { limits: { min: 3, max: 9 } }));
    expect(screen.queryByText('Sold out')).toBeNull();
    expect(screen.getByRole('button', { name: 'Add Bun' })).toBeDefined();
  });
});

describe('CATALOG-5 labels on a product card', () => {
  const bonus = { id: 1, value: 2, quantity: 1, title: 'Lemonade' };
  const dietary = { diets: ['vegan', 'vegetarian', 'halal'], contains: ['nuts'], mayContain: ['sesame'] } as never;

  it('include the bonus in rows and tiles', () => {
    show(cardOf({ bonus }), 'tile');
    expect(screen.getByText('Buy 2, get 1 × Lemonade free')).toBeDefined();
  });

  it('name a vegetarian dish, and leave diets that do not describe the dish itself to the sheet', () => {
    show(cardOf({}, { dietary: { diets: ['vegetarian', 'halal'], contains: [], mayContain: [] } }));
    expect([screen.queryByText('Vegetarian') !== null, screen.queryByText('Halal')]).toEqual([true, null]);
  });

  it('show diet and allergens in a row, and omit them in a tile', () => {
    show(cardOf({}, { dietary }));
    expect(screen.getByText('Vegan')).toBeDefined();
    expect(screen.getByText('Contains nuts')).toBeDefined();
    expect(screen.queryByText('Vegetarian')).toBeNull();
    cleanup();
    show(cardOf({}, { dietary }), 'tile');
    expect(screen.queryByText('Vegan')).toBeNull();
  });
});

describe('CART-2 the button of a product card', () => {
  it('adds one piece a press and counts what is in the cart', async () => {
    const { cart, moves } = show({ ...bun() });
    expect(screen.getByRole('link', { name: 'Bun' }).getAttribute('href')).toBe(`/shop/1?product=${bun().uuid}`);
    fireEvent.click(screen.getByRole('button', { name: 'Add Bun' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add Bun, 1 in the cart' }).textContent).toBe('1'));
    fireEvent.click(screen.getByRole('button', { name: 'Add Bun, 1 in the cart' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add Bun, 2 in the cart' })).toBeDefined());
    expect([cart.count, moves]).toEqual([2, []]);
  });

  it('ACCESS-3 is followed by a link to the cart once something was added', async () => {
    const { cart } = show({ ...bun() });
    expect(screen.queryByRole('button', { name: 'Go to cart' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Add Bun' }));
    const toCart = await screen.findByRole('button', { name: 'Go to cart' });
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Go to cart', '1']);
    fireEvent.click(toCart);
    expect(cart.isOpen).toBe(true);
  });
});
