import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { money } from '@domain/pricing/index.ts';
import { CheckoutView } from '@app/features/checkout/checkout.view.tsx';
import { offeredShare } from '@app/features/paying/index.ts';
import { render } from '../render.tsx';
import { viewServices } from '../view-services.ts';
import { CASH, opened, profileOf, settled, STRIPE, WALLET } from './stage.ts';

const show = async (balance: number, extensions = ['handover', 'order_hold', 'split_payment'], methods = [WALLET]) => {
  const profile = { ...profileOf(), walletBalance: money(balance, 2) };
  const scene = await opened({ methods: [CASH, STRIPE, ...methods], profile, extensions });
  render(<CheckoutView vm={scene.vm} />, { services: viewServices, path: '/checkout' });
  await act(() => import('@app/features/checkout/form-parts.ts'));
  await act(() => scene.vm.calculation.settle());
  return scene;
};
const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }));
const part = () => screen.queryByRole<HTMLInputElement>('checkbox', { name: /from the wallet/ });
const order = async (): Promise<void> => {
  fireEvent.click(screen.getByRole('button', { name: /Place order/ }));
  await act(settled);
};

describe('PAY-4b a wallet that does not cover an order at checkout', () => {
  it('pays what it has beside the chosen provider, whose page opens for the rest', async () => {
    const { visits, vm } = await show(500);
    expect(part()).toBeNull();
    choose(/Card/);
    expect(part()?.closest('label')?.textContent).toContain('Pay $5.00 from the wallet');
    fireEvent.click(part() as HTMLElement);
    expect(part()?.checked).toBe(true);
    const total = vm.calculation.total?.minor ?? 0;
    expect(part()?.closest('label')?.textContent).toContain(`Stripe charges the other $${(total - 500) / 100}`);
    await order();
    expect(visits).toEqual([{ subject: { kind: 'order', id: 880 }, start: 'stripe', fromWallet: money(500, 2) }]);
  });

  it('pays nothing unless it is asked to', async () => {
    const { visits } = await show(500);
    choose(/Card/);
    await order();
    expect(visits).toEqual([{ subject: { kind: 'order', id: 880 }, start: 'stripe' }]);
  });

  it('is not offered beside cash, nor where it is empty, suffices, or is not taken by shop or server', async () => {
    const { vm } = await show(500);
    choose(/Cash/);
    expect(part()).toBeNull();
    expect(offeredShare(vm.context.shareFacts(vm.calculation.total))?.minor).toBe(500);
    for (const scene of [
      await opened({ methods: [STRIPE, WALLET], extensions: ['split_payment'] }),
      await opened({
        methods: [STRIPE, WALLET],
        extensions: ['split_payment'],
        profile: { ...profileOf(), walletBalance: money(90_000, 2) },
      }),
      await opened({
        methods: [STRIPE],
        extensions: ['split_payment'],
        profile: { ...profileOf(), walletBalance: money(500, 2) },
      }),
      await opened({ methods: [STRIPE, WALLET], profile: { ...profileOf(), walletBalance: money(500, 2) } }),
    ])
      expect(offeredShare(scene.vm.context.shareFacts(money(2_000, 2)))).toBeUndefined();
  });
});
