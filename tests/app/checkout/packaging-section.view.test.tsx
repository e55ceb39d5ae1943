import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ok } from '@domain/kernel/result.ts';
import type { Calculation, OrderDraft } from '@domain/orders/index.ts';
import { calculate, decimal, quoteOf, type Money, type PackagingOffer } from '@domain/pricing/index.ts';
import { quoteHeaderFor } from '@domain/testing/index.ts';
import { CheckoutView } from '@app/features/checkout/checkout.view.tsx';
import { render } from '../render.tsx';
import { viewServices } from '../view-services.ts';
import { CASH, opened, settled } from './stage.ts';

const OFFER: PackagingOffer = { deposit: decimal(2), boxes: { 7: 1 } };
/** Three pieces at 9.00, priced as the server does it. */
const answer =
  (packaging: PackagingOffer | undefined) =>
  (draft: OrderDraft, _price: Money): Promise<ReturnType<typeof ok<Calculation>>> => {
    const input = {
      rate: decimal(1),
      scale: 2 as const,
      items: [
        {
          member: 1,
          stock: { id: 7, base: decimal(9), taxPercent: decimal(0), discount: undefined },
          quantity: 3,
          addons: [],
        },
      ],
      bonuses: [],
      recipes: [],
      ownerMember: 1,
      shopTaxPercent: decimal(0),
      serviceFee: decimal(0),
      delivery: { type: 'pickup' as const },
      coupon: undefined,
      tips: undefined,
      packaging: draft.usesReturnableBoxes === true && packaging ? { deposit: packaging.deposit, boxes: 3 } : undefined,
    };
    const priced = calculate(input);
    return Promise.resolve(ok({ totals: priced.totals, quote: quoteOf(quoteHeaderFor(input), priced), packaging }));
  };

const show = async (packaging: PackagingOffer | undefined) => {
  const scene = await opened({ methods: [CASH], calculate: answer(packaging) });
  render(<CheckoutView vm={scene.vm} />, { services: viewServices, path: '/checkout' });
  await act(() => import('@app/features/checkout/form-parts.ts'));
  await act(() => scene.vm.calculation.settle());
  return scene;
};
const box = () => screen.queryByRole<HTMLInputElement>('switch', { name: 'Returnable boxes' });
const summary = () => screen.getByRole('complementary', { name: 'Summary' }).textContent;

describe('ORDER-12 returnable boxes at checkout', () => {
  it('are a choice with its price, and cost nothing unless they are chosen', async () => {
    const { placed, vm } = await show(OFFER);
    expect(box()?.checked).toBe(false);
    expect(box()?.closest('label')?.textContent).toContain('3 boxes, $6.00 deposit');
    expect(box()?.closest('label')?.textContent).toContain('You get it back when you return the boxes to the shop.');
    expect(summary()).not.toContain('Deposit');
    fireEvent.click(box() as HTMLElement);
    await act(() => vm.calculation.settle());
    expect(box()?.checked).toBe(true);
    expect(summary()).toContain('Deposit$6.00');
    expect(vm.calculation.shown?.isProven).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: /Place order/ }));
    await act(settled);
    expect(placed[0]?.usesReturnableBoxes).toBe(true);
  });

  it('are not asked about where the shop offers none, or nothing comes in boxes', async () => {
    await show(undefined);
    expect(box()).toBeNull();
  });

  it('are not asked about where nothing comes in boxes', async () => {
    await show({ ...OFFER, boxes: {} });
    expect(box()).toBeNull();
  });
});
