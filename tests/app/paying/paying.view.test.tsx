import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import { createLiveValue } from '@domain/kernel/live-value.ts';
import { orderId, paymentId } from '@domain/kernel/ids.ts';
import { err, ok } from '@domain/kernel/result.ts';
import { decimal, money } from '@domain/pricing/index.ts';
import type { Order } from '@domain/orders/index.ts';
import type { DuePaymentState, PaymentVisit } from '@domain/payments/index.ts';
import { payableOrder } from '@app/features/orders/payable-order.ts';
import { payableParcel } from '@app/features/parcels/payable-parcel.ts';
import type { Payable } from '@app/features/paying/index.ts';
import { PAYING_DEPS } from '@app/features/paying/paying.tokens.ts';
import { PayingView } from '@app/features/paying/paying.view.tsx';
import { PayingViewModel, type PayingDeps } from '@app/features/paying/paying.view-model.ts';
import { orderOf } from '../orders/stage.ts';
import { parcelOf } from '../parcels/stage.ts';
import { bound, render } from '../render.tsx';
import { viewServices } from '../view-services.ts';

type Given = {
  readonly state?: Partial<DuePaymentState>;
  readonly visit?: PaymentVisit;
  readonly balance?: number;
  readonly open?: PayingDeps['payments']['open'];
};
const unpaid = (change: Partial<Order> = {}): Order =>
  orderOf({ status: 'new', payment: undefined, shop: { ...orderOf().shop, timeZone: 'UTC' }, ...change });
const visitOf = (start?: string): PaymentVisit => ({ subject: { kind: 'order', id: orderId(880) }, start });
const UNTIL = instant(Date.UTC(2025, 2, 10, 18, 20));

const stage = ({ state = {}, visit, balance = 0, open }: Given = {}) => {
  const calls: string[] = [];
  const visits = createLiveValue<PaymentVisit | undefined>(visit);
  const known = { state: 'unpaid', tag: undefined, keptUntil: UNTIL, ...state } as DuePaymentState;
  let keys = 0;
  const payments: PayingDeps['payments'] = {
    inquire: ({ id }) => (calls.push(`inquire ${id}`), Promise.resolve(ok(known))),
    open:
      open ??
      (({ id }, tag, key, fromWallet) => (
        calls.push(`open ${id} ${tag} ${key}${fromWallet ? ` ${fromWallet.minor}` : ''}`),
        Promise.resolve(ok('https://pay.test/1'))
      )),
    pay: ({ id }, payment, key) => (calls.push(`pay ${id} ${payment} ${key}`), Promise.resolve(ok(undefined))),
  };
  const deps = {
    payments,
    methods: {
      list: () =>
        Promise.resolve(
          ok([
            { id: paymentId(1), tag: 'cash' },
            { id: paymentId(2), tag: 'wallet' },
            { id: paymentId(3), tag: 'stripe' },
            { id: paymentId(9), tag: 'paypal' },
          ]),
        ),
    },
    profiles: { load: () => Promise.resolve(ok({ walletBalance: money(balance, 2) })) },
    visits,
    cache: { invalidate: (key: readonly unknown[]) => void calls.push(`invalidate ${key.join()}`) },
    currency: () => orderOf().currency,
    makeUuid: () => `key-${++keys}`,
    translate: ((id: string) => id) as never,
  } as unknown as PayingDeps;
  return { deps, calls, visits };
};

const show = async (given: Given = {}, payable: Payable = payableOrder(unpaid({ total: money(3437, 2) }))) => {
  const staged = stage(given);
  let isLetGo = false;
  render(<PayingView payable={payable} isMain onLetGo={() => (isLetGo = true)} />, {
    services: [...viewServices, bound(PAYING_DEPS as never, staged.deps)],
    path: '/orders/880',
  });
  await act(() => Promise.resolve());
  return { ...staged, isLetGo: () => isLetGo };
};
const heading = () => screen.findByRole('heading', { level: 1 });

describe('ORDER-3 the payment of an order', () => {
  it.each([
    ['rejected', 'Your bank refused the payment', 'Nothing was charged.'],
    ['canceled', 'The payment was not finished', 'You left before PayPal answered. Nothing was charged so far.'],
    ['open', 'The payment was not finished', 'You left before PayPal answered. Nothing was charged so far.'],
  ] as const)(
    'that is %s says that nothing was charged and until when the order is kept',
    async (state, title, text) => {
      const { calls } = await show({
        state: { state, tag: 'paypal' },
        visit: visitOf(),
      });
      expect((await heading()).textContent).toBe(title);
      await waitFor(() => expect(document.activeElement?.textContent).toBe(title));
      expect(screen.getByText(text)).toBeTruthy();
      expect(screen.getByText('Your order is kept until 18:20. The kitchen starts once it is paid.')).toBeTruthy();
      fireEvent.click(screen.getByRole('button', { name: 'Pay again' }));
      await waitFor(() => expect(calls).toContain('open 880 paypal key-1'));
    },
  );

  it('that is not decided offers no second payment', async () => {
    await show({ state: { state: 'waiting', tag: 'paypal' } });
    expect((await heading()).textContent).toBe('Asking PayPal');
    expect(screen.getByText(/Do not pay again/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: 'Tell me later' })).toBeTruthy();
  });

  it('that has not begun offers all ways, an empty wallet not', async () => {
    const { isLetGo } = await show();
    expect((await heading()).textContent).toBe('Not paid yet');
    const radios = await screen.findAllByRole('radio', { hidden: true });
    expect(radios.map((radio) => (radio as HTMLInputElement).value)).toEqual(['stripe', 'cash', 'paypal']);
    fireEvent.click(screen.getByRole('button', { name: /^Pay now/ }));
    expect((await screen.findByRole('alert')).textContent).toContain('checkout.fault.payment');
    fireEvent.click(screen.getByRole('button', { name: 'Let the order go' }));
    expect(isLetGo()).toBe(true);
  });

  it('from a wallet that is short says by how much, and cannot be chosen', async () => {
    await show({ balance: 1200 });
    const wallet = await screen.findByRole('radio', { name: /Wallet/ });
    expect(wallet.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(wallet);
    expect((wallet as HTMLInputElement).checked).toBe(false);
    expect(wallet.closest('label')?.textContent).toContain('Balance $12.00, $22.37 short');
  });

  it('goes on to the provider that was chosen at checkout, once', async () => {
    const { calls, visits } = stage({ visit: visitOf('paypal') });
    const { deps } = stage({ visit: visitOf('paypal') });
    const vm = new PayingViewModel({ ...deps, visits, payments: { ...stage().deps.payments } }, payableOrder(unpaid()));
    await vm.begin();
    expect([vm.page, vm.opening, visits.read()]).toEqual(['https://pay.test/1', 'paypal', visitOf()]);
    // Reloaded, or left by going back.
    await vm.comeBack();
    expect([vm.page, vm.opening, vm.isReturning, calls]).toEqual([undefined, undefined, true, []]);
  });

  it('sends a call without an answer again under the same key, and a new one after a refusal', async () => {
    const keys: string[] = [];
    const answers = ['unreachable', 'rejected', 'unreachable'] as const;
    const { deps } = stage({
      state: { state: 'canceled', tag: 'paypal' },
      open: (_id, _tag, key) => {
        const kind = answers[keys.push(key) - 1];
        return Promise.resolve(err(kind === 'rejected' ? { kind, status: 400 } : { kind: 'unreachable' }) as never);
      },
    });
    const vm = new PayingViewModel(deps, payableOrder(unpaid()));
    await vm.ask();
    for (const _ of answers) await vm.payAgain();
    expect(keys).toEqual(['key-1', 'key-1', 'key-2']);
    expect(vm.fault).toBeDefined();
  });

  it('that was made is said once, with the way to the order', async () => {
    const { visits } = await show(
      { state: { state: 'paid', tag: 'paypal' }, visit: visitOf() },
      payableOrder(unpaid({ payment: { tag: 'paypal', status: 'paid' } })),
    );
    expect((await heading()).textContent).toBe('Paid');
    fireEvent.click(screen.getByRole('button', { name: 'Follow the order' }));
    expect([screen.queryByText('Paid'), visits.read()]).toEqual([null, undefined]);
  });

  it('PARCEL-1o of a parcel is told in the words of parcels', async () => {
    const parcel = payableParcel(parcelOf(), 'UTC');
    const visit = { subject: parcel.subject, start: undefined };
    const { calls } = await show({ state: { state: 'rejected', tag: 'paypal' }, visit }, parcel);
    expect((await heading()).textContent).toBe('Your bank refused the payment');
    expect(screen.getByText('Your parcel is kept until 18:20. A courier comes once it is paid.')).toBeTruthy();
    expect(screen.getByText('Parcel 61')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Cancel the parcel' })).toBeTruthy();
    expect(calls).toEqual(['inquire 61']);
  });
});

describe('PAY-4b a wallet that does not cover an order', () => {
  const part = () => screen.queryByRole<HTMLInputElement>('checkbox', { name: 'Pay $12.00 from the wallet' });
  const choose = async (name: RegExp) => fireEvent.click(await screen.findByRole('radio', { name, hidden: true }));

  it('pays a part beside a provider, never beside cash', async () => {
    const { calls, visits } = await show({ state: { walletShare: decimal(12) }, balance: 1200 });
    await choose(/Cash/);
    expect(part()).toBeNull();
    await choose(/Card/);
    expect(part()?.checked).toBe(false);
    expect(document.getElementById(part()?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Stripe charges the other $22.37',
    );
    fireEvent.click(part() as HTMLElement);
    fireEvent.click(screen.getByRole('button', { name: /^Pay now/ }));
    await waitFor(() => expect(calls).toContain('open 880 stripe key-1 1200'));
    expect(visits.read()).toEqual({ ...visitOf(), fromWallet: money(1200, 2) });
  });

  it('pays the same part again, unless it no longer has it', async () => {
    const visit = { ...visitOf(), fromWallet: money(1200, 2) };
    const canceled = { state: 'canceled', tag: 'paypal' } as const;
    const { deps, calls } = stage({ state: { ...canceled, walletShare: decimal(12) }, visit });
    const vm = new PayingViewModel(deps, payableOrder(unpaid()));
    await vm.ask();
    await vm.payAgain();
    expect(calls).toContain('open 880 paypal key-1 1200');
    const poorer = stage({ state: { ...canceled, walletShare: decimal('11.99') }, visit });
    const other = new PayingViewModel(poorer.deps, payableOrder(unpaid()));
    await other.ask();
    await other.payAgain();
    expect([other.isChoosing, poorer.calls.filter((call) => call.startsWith('open'))]).toEqual([true, []]);
  });

  it('says where the money is that was charged in vain, and how to go on', async () => {
    await show({ state: { state: 'returned', tag: 'stripe', walletShare: decimal(12) }, visit: visitOf() });
    expect((await heading()).textContent).toBe('Not paid yet');
    expect(screen.getByText('The amounts no longer matched. What Stripe charged is in your wallet now.')).toBeTruthy();
    await choose(/Card/);
    expect(part()).not.toBeNull();
  });
});
