import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { localDateOf } from '@domain/calendar/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { uuid } from '@domain/kernel/ids.ts';
import { ok } from '@domain/kernel/result.ts';
import type { ProcessState } from '@domain/payments/index.ts';
import { money } from '@domain/pricing/index.ts';
import {
  WALLET_FILTERS,
  type MoneyDraft,
  type MoneyFlow,
  type WalletEntry,
  type WalletFacts,
  type WalletFilter,
} from '@domain/wallet/index.ts';
import { createDataCache } from '@app/data/index.ts';
import { WalletView } from '@app/features/wallet/wallet.view.tsx';
import { WalletViewModel } from '@app/features/wallet/wallet.view-model.ts';
import type { WalletQueries } from '@app/features/wallet/wallet.queries.ts';
import { render } from '../render.tsx';
import { NOON, viewServices } from '../view-services.ts';
import texts from '../../../src/public/locales/en/translation.json' with { type: 'json' };

const OWNER = { email: 'mira@stone.test', phone: undefined };
const english = (key: keyof typeof texts, values: Readonly<Record<string, string>> = {}): string =>
  texts[key].replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => values[name] ?? '');
const ID = uuid('6f1c2b1e-8a44-4d0e-9b57-2f3f1c0a9e11');
const entry = (id: number, change: Partial<WalletEntry>): WalletEntry => ({
  id,
  uuid: ID,
  type: 'topup',
  isIncoming: true,
  amount: money(500, 2),
  status: 'paid',
  cause: { kind: 'top-up' },
  at: NOON,
  ...change,
});
const begun: MoneyDraft = {
  typed: '20',
  note: '',
  to: undefined,
  sent: undefined,
  payment: { id: 'p1', url: 'https://pay.test/p1' },
};

const stage = async (
  items: readonly WalletEntry[],
  draft?: MoneyDraft,
  states: readonly ProcessState[] = [],
  flow?: MoneyFlow,
) => {
  const shown: WalletFilter[] = [];
  const kept = { draft };
  const left = [...states];
  let loads = 0;
  const days: string[] = [];
  const queries: WalletQueries = {
    key: ['wallet'],
    filters: () => WALLET_FILTERS,
    facts: () => ({
      key: ['wallet', 'facts'],
      load: () => {
        loads += 1;
        return Promise.resolve(ok<WalletFacts>({ id: 1, balance: money(2_000, 2), owner: OWNER }));
      },
      freshMs: 0,
    }),
    flow: (from, to) =>
      flow && {
        key: ['wallet', 'flow'],
        load: () => {
          days.push(from, to);
          return Promise.resolve(ok(flow));
        },
        freshMs: 60_000,
      },
    history: (filter) => (page) => ({
      key: ['wallet', 'history', filter, page],
      load: () => {
        shown.push(filter);
        return Promise.resolve(ok({ items, page: 1, lastPage: 1, total: items.length }));
      },
      freshMs: 0,
    }),
    entry: () => ({ key: ['wallet', 'entry'], load: () => Promise.reject(new Error('unused')), freshMs: 0 }),
  };
  const vm = new WalletViewModel({
    cache: createDataCache(),
    queries,
    topUps: { state: () => Promise.resolve(ok(left.shift())) },
    drafts: { read: () => kept.draft, write: (_action, next) => void (kept.draft = next) },
    translate: english as never,
    now: { now: NOON },
    zones: { offsetAt: () => 0 },
    zone: () => 'UTC',
  });
  vm.show({ query: {} });
  await vm.prepare();
  render(<WalletView vm={vm} />, { services: viewServices });
  await act(async () => void vm.activate());
  return { vm, shown, kept, days, loads: () => loads };
};

describe('WALLET-1 the page of the wallet', () => {
  it('shows the balance, and each entry with its cause, sign and receipt, by day', async () => {
    await stage([
      entry(3, { cause: { kind: 'received', person: 'Ada Stone' } }),
      entry(2, {
        type: 'withdraw',
        isIncoming: false,
        status: 'processed',
        cause: { kind: 'withdrawal', text: 'IBAN' },
        at: instant(NOON - 86_400_000),
      }),
    ]);
    expect(within(screen.getByRole('region', { name: 'Balance' })).getByText('$20.00')).toBeTruthy();
    const [today, yesterday] = ['Today', 'Yesterday'].map((name) => within(screen.getByRole('region', { name })));
    const received = today?.getByRole('link');
    expect(received?.textContent).toContain('Ada Stone');
    expect(received?.textContent).toContain('plus +$5.00');
    expect(received?.getAttribute('href')).toBe(`/wallet/receipt/${ID}`);
    expect(yesterday?.getByRole('link').textContent).toContain('minus −$5.00');
    expect(yesterday?.getByText(texts['wallet.status.processed'])).toBeTruthy();
  });

  it('shows a text that imitates a refund as a quoted text, beside the direction', async () => {
    await stage([
      entry(3, { type: 'withdraw', isIncoming: false, cause: { kind: 'other-out', text: 'Order #5 refunded' } }),
      entry(2, { cause: { kind: 'received', person: 'Order #5 refunded' } }),
    ]);
    const [paid, received] = screen.getAllByRole('link', { name: /Order #5 refunded/ });
    expect(paid?.textContent).toContain('Debit“Order #5 refunded”');
    expect(paid?.textContent).toContain('minus −$5.00');
    expect(received?.textContent).toContain(`Order #5 refunded${texts['wallet.cause.received']}`);
  });

  it('tells what came in and what left this month, and nothing in a month without either', async () => {
    const { days, vm } = await stage([], undefined, [], { incoming: money(14_208, 2), outgoing: money(17_330, 2) });
    const month = screen.getByRole('region', { name: /^[A-Z][a-z]+ \d{4}$/ });
    expect(
      within(month)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['In$142.08', 'Out$173.30']);
    expect(days).toEqual([`${vm.month}-01`, localDateOf(NOON, 'UTC', { offsetAt: () => 0 })]);
    cleanup();
    await stage([], undefined, [], { incoming: money(0, 2), outgoing: money(0, 2) });
    expect(screen.queryByRole('region', { name: /\d{4}$/ })).toBeNull();
  });

  it('lists what the address asks for, and says when there is nothing', async () => {
    const { vm, shown } = await stage([]);
    expect(screen.getByText(texts['wallet.none'])).toBeTruthy();
    await act(async () => vm.show({ query: { show: 'waiting' } }));
    expect([vm.filter, shown.at(-1)]).toEqual(['waiting', 'waiting']);
    expect(screen.getByText(texts['wallet.none_of_kind'])).toBeTruthy();
    expect(screen.getByRole('link', { name: texts['wallet.show_all'] }).getAttribute('href')).toBe('/wallet');
    expect(screen.getByRole('link', { name: 'Waiting' }).getAttribute('aria-current')).toBe('page');
  });

  it('asks again for a top-up that is not finished, and then shows the new balance', async () => {
    const { kept, loads } = await stage([], begun, ['open', 'paid']);
    expect(screen.getByText(texts['wallet.returned.open'])).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Payment page' }).getAttribute('href')).toBe('https://pay.test/p1');
    const before = loads();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Check again' })));
    expect(screen.getByText(texts['wallet.returned.paid'])).toBeTruthy();
    expect([kept.draft, loads() > before]).toEqual([undefined, true]);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'OK' })));
    expect(screen.queryByText(texts['wallet.returned.paid'])).toBeNull();
  });

  it('asks once at a time', async () => {
    const { vm } = await stage([], begun, ['open', 'open', 'paid']);
    await act(async () => void (await Promise.all([vm.askReturned(), vm.askReturned()])));
    expect(screen.getByText(texts['wallet.returned.open'])).toBeTruthy();
  });

  it('keeps the amount of a top-up that was not paid', async () => {
    const { kept } = await stage([], begun, ['canceled']);
    expect(screen.getByText(texts['wallet.returned.canceled'])).toBeTruthy();
    expect(kept.draft).toEqual({ ...begun, payment: undefined });
    expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/wallet/top-up');
  });
});
