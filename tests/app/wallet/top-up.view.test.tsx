import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PaymentMethod, TopUpOrder } from '@domain/payments/index.ts';
import { err, ok } from '@domain/kernel/result.ts';
import { money } from '@domain/pricing/index.ts';
import type { MoneyDraft, WalletFacts } from '@domain/wallet/index.ts';
import { createDataCache } from '@app/data/index.ts';
import { TopUpView } from '@app/features/wallet/top-up.view.tsx';
import { TopUpViewModel } from '@app/features/wallet/top-up.view-model.ts';
import { render } from '../render.tsx';
import { viewServices } from '../view-services.ts';
import { unreachable } from '../remote-failures.ts';

const STRIPE = { id: 1, tag: 'stripe' } as unknown as PaymentMethod;
const PAYPAL = { id: 2, tag: 'paypal' } as unknown as PaymentMethod;
const CASH = { id: 3, tag: 'cash' } as unknown as PaymentMethod;

type Given = { readonly methods?: readonly PaymentMethod[]; readonly failures?: readonly ('methods' | 'start')[] };

/** The page that fills a wallet of $20. */
const show = async ({ methods = [STRIPE, PAYPAL, CASH], failures = [] }: Given = {}) => {
  const failing = new Set(failures);
  const started: (TopUpOrder & { readonly key: string })[] = [];
  const left: string[] = [];
  let draft: MoneyDraft | undefined;
  let keys = 0;
  const facts: WalletFacts = { id: 5, balance: money(2000, 2), owner: { email: undefined, phone: undefined } };
  const vm = new TopUpViewModel({
    cache: createDataCache(),
    queries: { facts: () => ({ key: ['wallet', 'facts'], load: () => Promise.resolve(ok(facts)) }) } as never,
    topUps: {
      methods: () => Promise.resolve(failing.has('methods') ? err(unreachable) : ok(methods)),
      start: (order: TopUpOrder, key: string) => {
        started.push({ ...order, key });
        const page = { url: 'https://pay.test/1', id: 7 };
        return Promise.resolve(failing.has('start') ? err(unreachable) : ok(page as never));
      },
    } as never,
    drafts: { read: () => draft, write: (_action, next) => void (draft = next) },
    currency: { current: { id: 1 }, scale: 2, text: () => '' } as never,
    makeUuid: () => `key ${(keys += 1)}`,
    leave: (url) => void left.push(url),
  });
  await vm.prepare();
  render(<TopUpView vm={vm} />, { services: viewServices });
  return { vm, started, left, failing };
};
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } });
const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);

describe('WALLET-1 topping up', () => {
  it('takes a usual amount in one press, says the balance then, and goes to the provider', async () => {
    const { started, left } = await show();
    expect(screen.queryByText(/Balance then/)).toBeNull();
    await press('$20.00');
    expect(pressed()).toEqual(['$20.00']);
    expect(screen.getByRole('status').textContent).toBe('Balance then $40.00');
    await press('Top up $20.00');
    expect(started).toEqual([{ walletId: 5, tag: 'stripe', amount: money(2000, 2), currencyId: 1, key: 'key 1' }]);
    expect(left).toEqual(['https://pay.test/1']);
  });

  it('takes any amount, by the provider that was chosen; cash fills no wallet', async () => {
    const { started } = await show();
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ checked }) => checked)).toEqual([true, false]);
    type('12.50');
    expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
    fireEvent.click(radios[1] as HTMLElement);
    await press('Top up $12.50');
    expect(started.map(({ tag, amount }) => [tag, amount.minor])).toEqual([['paypal', 1250]]);
  });

  it.each([
    ['', 'Enter an amount'],
    ['0', 'Enter more than'],
    ['1.234', 'This currency has fewer decimals'],
    ['many', 'Enter the amount in digits, like 12.50'],
  ])('of “%s” says: %s', async (typed, words) => {
    const { started } = await show();
    type(typed);
    await press('Top up');
    expect(started).toEqual([]);
    const field = screen.getByRole('textbox');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(words, { exact: false })).toBeTruthy();
    expect(document.activeElement).toBe(field);
  });

  it('of unknown outcome is asked again under the same key, and another amount under a new one', async () => {
    const { started, failing, left } = await show({ failures: ['start'] });
    await press('$10.00');
    await press('Top up $10.00');
    expect(screen.getByRole('alert').textContent).toMatch(/the money moves only once/);
    await press('Top up $10.00');
    await press('$50.00');
    expect(screen.getByRole('alert').textContent).toMatch(/what you send now is extra/);
    failing.clear();
    await press('Top up $50.00');
    expect(started.map(({ key }) => key)).toEqual(['key 1', 'key 1', 'key 2']);
    expect(left).toHaveLength(1);
  });

  it('is not offered without a provider', async () => {
    await show({ methods: [CASH] });
    expect(screen.getByText('No way to top up is offered at the moment.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('asks for the providers again after a failure', async () => {
    const { failing } = await show({ failures: ['methods'] });
    expect(screen.queryByRole('textbox')).toBeNull();
    failing.clear();
    await press('Try again');
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Wallet' }).getAttribute('href')).toBe('/wallet');
  });
});
