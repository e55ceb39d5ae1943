import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { err } from '@domain/kernel/result.ts';
import { money } from '@domain/pricing/index.ts';
import { CheckoutView } from '@app/features/checkout/checkout.view.tsx';
import { render } from '../render.tsx';
import { viewServices } from '../view-services.ts';
import { home, opened, profileOf, settled, shopOf } from './stage.ts';

const show = async (given: Parameters<typeof opened>[0] = {}) => {
  const scene = await opened(given);
  render(<CheckoutView vm={scene.vm} />, { services: viewServices, path: '/checkout' });
  // Sections have code of their own.
  await act(() => import('@app/features/checkout/form-parts.ts'));
  return scene;
};

describe('ORDER-1 choices at checkout', () => {
  it('ORDER-1m start with the default tip, which can be declined', async () => {
    const { vm } = await show({ defaultTip: 10 });
    const tips = within(screen.getByRole('radiogroup', { name: 'Tip for the courier' }));
    const chosen = () => tips.getAllByRole<HTMLInputElement>('radio').findIndex(({ checked }) => checked);
    expect([chosen(), vm.draft?.tips.minor]).toEqual([2, 200]);
    fireEvent.click(tips.getByRole('radio', { name: 'No tip' }));
    expect([chosen(), vm.draft?.tips.minor]).toEqual([0, 0]);
    act(() => vm.form.openShop(shopOf().id));
    expect(vm.draft?.tips.minor).toBe(0);
    act(() => vm.form.clearOrder());
    act(() => vm.form.openShop(shopOf().id));
    expect(vm.draft?.tips.minor).toBe(200);
  });

  it('say who receives cash', async () => {
    const { vm } = await show();
    expect(screen.getByRole('radio', { name: /^Cash/ }).closest('label')?.textContent).toContain('Pay the courier');
    act(() => vm.form.choose({ fulfilment: 'pickup' }));
    expect(screen.getByRole('radio', { name: /^Cash/ }).closest('label')?.textContent).toContain('Pay at the counter');
  });

  it('show the balance of the wallet', async () => {
    await show();
    expect(screen.getByRole('radio', { name: /Wallet/ }).closest('label')?.textContent).toContain('Balance $120.00');
  });

  it('refuse a wallet that covers the dishes and not what comes on top', async () => {
    const { vm } = await show();
    const due = vm.calculation.shown?.totals.total.minor ?? 0;
    expect(due).toBeGreaterThan(vm.cart.total?.minor ?? due);
    document.body.replaceChildren();
    await show({ profile: profileOf({ walletBalance: money(due - 1, 2) }) });
    const wallet = screen.getByRole('radio', { name: /Wallet/ });
    expect(wallet.getAttribute('aria-disabled')).toBe('true');
    expect(wallet.closest('label')?.textContent).toContain('$0.01 short');
  });

  it('omit days without a slot, and start another day with its first', async () => {
    const spans = shopOf().schedule.spans.map((span) => (span.day === 'wednesday' ? { ...span, from: 18 * 60 } : span));
    const schedule = { ...shopOf().schedule, spans, closedDates: ['2025-03-11'] };
    const { vm } = await show({ shop: shopOf({ schedule }) });
    fireEvent.click(screen.getByRole('radio', { name: /Another time/ }));
    const day = screen.getByRole('combobox', { name: /Day/ });
    expect(within(day).getAllByRole('option').slice(1, 4)).toMatchObject(
      ['2025-03-10', '2025-03-12', '2025-03-13'].map((value) => ({ value })),
    );
    fireEvent.change(day, { target: { value: '2025-03-12' } });
    const [first] = within(screen.getByRole('combobox', { name: /Time/ })).getAllByRole('option');
    expect([vm.choices.slot, first]).toMatchObject([{ date: '2025-03-12', time: '19:00' }, { value: '19:00' }]);
  });

  it('name the parts of the address that were given', async () => {
    await show({ address: { ...home, floor: '3', house: '', entrance: 'B', comment: 'Ring twice' } });
    expect(screen.getByText(home.text).closest('div')?.textContent).toBe(
      `${home.text}Entrance B · Floor 3 · Ring twice`,
    );
  });

  it('LOCALE-6e accept a custom tip of one cent, and one in Arabic digits', async () => {
    const { vm } = await show();
    fireEvent.click(screen.getByRole('radio', { name: 'Other' }));
    const field = screen.getByLabelText('Amount of the tip');
    fireEvent.change(field, { target: { value: '0,01' } });
    expect(vm.choices.tip).toEqual({ kind: 'own', amount: money(1, 2) });
    fireEvent.change(field, { target: { value: '٢٫٥' } });
    expect(vm.choices.tip).toEqual({ kind: 'own', amount: money(250, 2) });
    for (const none of ['0', '9'.repeat(30), '1e2']) {
      fireEvent.change(field, { target: { value: none } });
      expect(vm.choices.tip).toEqual({ kind: 'none' });
    }
  });

  it.each([
    ['unknown', 'We do not know this code.'],
    ['expired', 'This code has expired.'],
    ['used', 'You have used this code already.'],
  ] as const)('say that a code is %s', async (kind, text) => {
    const { vm } = await show({ coupon: () => Promise.resolve(err({ kind })) });
    await act(async () => {
      vm.coupon.type('SPRING2');
      vm.coupon.blur();
      await settled();
    });
    expect(screen.getByText(text)).toBeDefined();
  });
});
