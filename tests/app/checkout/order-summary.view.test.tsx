import { act, cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ok } from '@domain/kernel/result.ts';
import { money, type Totals } from '@domain/pricing/index.ts';
import { SummaryPanel } from '@app/features/checkout/summary-panel.view.tsx';
import { render } from '../render.tsx';
import { viewServices } from '../view-services.ts';
import { calculationOf, lineOf, opened, shopOf } from './stage.ts';

type Amounts = Partial<Record<keyof Totals, number>>;

/** The summary of a checkout whose server answers with these totals; the rest costs nothing. */
const show = async (amounts: Amounts, given: Parameters<typeof opened>[0] = {}) => {
  const totals = Object.fromEntries(Object.entries(amounts).map(([name, minor]) => [name, money(minor, 2)]));
  const scene = await opened({
    calculate: (draft, price) => {
      const calculation = calculationOf(draft, price);
      return Promise.resolve(ok({ ...calculation, totals: { ...calculation.totals, ...totals } }));
    },
    ...given,
  });
  render(<SummaryPanel vm={scene.vm} formId="order" />, { services: viewServices });
  // The field for a code has code of its own.
  await act(() => import('@app/features/checkout/coupons.view.tsx'));
  const panel = within(screen.getByRole('complementary', { name: 'Summary' }));
  const amountOf = (label: string): string | undefined =>
    panel.queryByText(label)?.parentElement?.querySelector('bdi')?.textContent ?? undefined;
  return { ...scene, panel, amountOf };
};

describe('ORDER-5 the summary of an order', () => {
  it('lists every amount under its name, reductions with a minus, and the total on the button', async () => {
    const { panel, amountOf } = await show({
      price: 2000,
      discount: 150,
      shopTax: 130,
      delivery: 190,
      service: 100,
      coupon: 200,
      tips: 300,
      total: 2370,
    });
    expect(
      ['Items', 'Discount', 'Tax', 'Delivery fee', 'Service', 'Tip', 'Total'].map((label) => [label, amountOf(label)]),
    ).toEqual([
      ['Items', '$20.00'],
      ['Discount', '−$1.50'],
      ['Tax', '$1.30'],
      ['Delivery fee', '$1.90'],
      ['Service', '$1.00'],
      ['Tip', '$3.00'],
      ['Total', '$23.70'],
    ]);
    expect(panel.getByText('−$2.00')).toBeDefined();
    expect(panel.getByRole('button', { name: /Place order/ }).textContent).toContain('$23.70');
  });

  it('CATALOG-4 shows the discount of a recipe apart from those of single goods', async () => {
    const both = await show({ price: 2000, discount: 183, recipeDiscount: 150 });
    expect(['Discount', 'Recipe discount'].map(both.amountOf)).toEqual(['−$0.33', '−$1.50']);
    cleanup();
    const one = await show({ price: 2000, discount: 150, recipeDiscount: 150 });
    expect(['Discount', 'Recipe discount'].map(one.amountOf)).toEqual([undefined, '−$1.50']);
  });

  it('omits zero amounts, except a free delivery', async () => {
    const { amountOf } = await show({ price: 2000, delivery: 0, total: 2000 });
    expect(['Discount', 'Tax', 'Service', 'Tip'].map(amountOf)).toEqual([undefined, undefined, undefined, undefined]);
    expect(amountOf('Delivery fee')).toBe('$0.00');
  });

  it('shows amounts of a single cent', async () => {
    const { amountOf } = await show({ discount: 1, tips: 1, shopTax: 1 });
    expect(['Discount', 'Tip', 'Tax'].map(amountOf)).toEqual(['−$0.01', '$0.01', '$0.01']);
  });

  it('charges no delivery for a pickup', async () => {
    const { vm, amountOf } = await show({ delivery: 190 });
    expect(amountOf('Delivery fee')).toBe('$1.90');
    act(() => vm.form.choose({ fulfilment: 'pickup' }));
    expect(amountOf('Delivery fee')).toBeUndefined();
  });

  it('names the minimum of the shop where the cart is below it', async () => {
    const { panel } = await show({}, { lines: [lineOf(1, 300)], shop: shopOf({ minimum: money(500, 2) }) });
    expect(panel.getByRole('alert').textContent).toContain('The minimum order here is $5.00.');
    cleanup();
    await show({}, { lines: [lineOf(1, 500)], shop: shopOf({ minimum: money(500, 2) }) });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that the total could not be calculated', async () => {
    const { panel } = await show(
      {},
      { calculate: () => Promise.resolve({ ok: false, error: { kind: 'unreachable' } }) },
    );
    expect(panel.getByRole('alert').textContent).toContain('The total could not be calculated just now.');
    expect(panel.getByRole('button', { name: /Place order/ }).textContent).not.toContain('$');
  });
});
