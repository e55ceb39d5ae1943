import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ProductDetail } from '@domain/catalog/index.ts';
import { decimal, money, priceStock } from '@domain/pricing/index.ts';
import { CART } from '@app/features/cart/index.ts';
import { PRODUCT_DEPS, ProductSheet } from '@app/features/product/index.ts';
import { bound, render } from '../render.tsx';
import { viewServices } from '../view-services.ts';
import { bun, coffee, stage } from './stage.ts';

const show = async (product: ProductDetail) => {
  const { cart, cache, queries } = stage(product);
  render(<ProductSheet open={{ uuid: product.uuid, line: undefined }} onClose={() => {}} />, {
    services: [...viewServices, bound(CART, cart), bound(PRODUCT_DEPS, { cache, queries })],
  });
  return screen.findByRole('dialog', { name: product.title });
};

/** A bun of 2.00 with a percentage off. */
const onOffer = (percent: string): ProductDetail => {
  const product = bun();
  const price = priceStock({
    base: decimal('2'),
    rate: decimal('1'),
    scale: 2,
    taxPercent: decimal('0'),
    discount: { id: 1, type: 'percent', amount: decimal(percent) },
  });
  return { ...product, stocks: product.stocks.map((stock) => ({ ...stock, price })) };
};

describe('CATALOG-7 the price in the sheet of a product', () => {
  it('stands beside the price before the discount', async () => {
    const dialog = await show(onOffer('25'));
    expect(dialog.querySelector('s > :not([aria-hidden])')?.textContent).toBe('Before: $2.00');
    expect(screen.getByRole('button', { name: /^Add(?! a note)/ }).textContent).toContain('$1.50');
  });

  it('strikes nothing through without a discount', async () => {
    expect((await show(bun())).querySelector('s')).toBeNull();
  });

  it('CATALOG-7b is “from” while the choice is open, then that of the choice', async () => {
    const dialog = await show(coffee);
    const price = () => dialog.querySelector('h2 + p')?.textContent;
    expect(price()).toBe('from $3.10');
    fireEvent.click(screen.getByRole('radio', { name: /Large/ }));
    expect(price()).toBe('$4.10');
  });

  it('CATALOG-6e stands beside the price per unit, for the variant whose content it is of', async () => {
    const dialog = await show({ ...coffee, unitPrice: { amount: money(1200, 2), per: 'l' } });
    const unit = () => dialog.querySelector('h2 + p small')?.textContent;
    expect(unit()).toBe('$12.00 / l');
    fireEvent.click(screen.getByRole('radio', { name: /Large/ }));
    expect(unit()).toBeUndefined();
  });

  it('is followed by what comes with every piece, which is no extra', async () => {
    const dialog = await show(coffee);
    expect(dialog.querySelector('h2 + p + ul')?.textContent?.trim()).toBe('including Cup $0.10');
    expect(screen.getByRole('group', { name: 'Extras' }).textContent).not.toContain('Cup');
  });

  it('names the extra price of a choice, and what is included', async () => {
    await show(coffee);
    expect(screen.getByRole('radio', { name: /Large/ }).closest('label')?.textContent).toContain('+$1.00');
    expect(screen.getByRole('radio', { name: /Small/ }).closest('label')?.textContent).toContain('Included');
  });
});

describe('ACCESS-1 a choice in the sheet of a product', () => {
  it('is said to be required once, and then what to do', async () => {
    await show(coffee);
    const [choice] = screen.getAllByRole('radiogroup');
    const described = document.getElementById(choice?.getAttribute('aria-describedby') ?? '');
    expect([choice?.getAttribute('aria-required'), described?.textContent]).toEqual(['true', 'Choose one']);
    expect(
      within(choice ?? document.body)
        .getByText('Required')
        .getAttribute('aria-hidden'),
    ).toBe('true');
  });
});

describe('CART-7 the minimum quantity in the sheet of a product', () => {
  it.each([
    [1, 'true'],
    [3, 'true'],
  ])('starts at %i, where the quantity goes no lower', async (min, disabled) => {
    await show(bun(9, { min, max: 9 }));
    expect(screen.getByRole('group', { name: 'Quantity of Bun' }).textContent).toBe(String(min));
    expect(screen.getByRole('button', { name: 'One less: Bun' }).getAttribute('aria-disabled')).toBe(disabled);
  });
});

describe('CATALOG-5 allergens in the sheet of a product', () => {
  it('are unknown where the shop declares nothing', async () => {
    await show(bun());
    expect(screen.getByText('Allergens not declared: ask the shop')).toBeDefined();
  });
});
