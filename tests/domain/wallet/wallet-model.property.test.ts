import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import { userId } from '@domain/kernel/ids.ts';
import { decimal, money } from '@domain/pricing/index.ts';
import {
  decideWithdrawal,
  entryTransition,
  ledgerBalance,
  post,
  takenBack,
  topUpEntry,
  transfer,
  withdrawalEntry,
  type NewEntry,
} from '@domain/wallet/index.ts';
import { runs } from '../runs.ts';
import { book, openBooks, type Books, type WalletStep } from './wallet-model.ts';

const at = instant(1_741_600_000_000);
const walletArb = fc.nat({ max: 2 });
const amountArb = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 1, max: 30 }) },
  { weight: 1, arbitrary: fc.constantFrom(0, -1, -500, 1_000_000_000_000, 1_000_000_000_001) },
);

const stepArb: fc.Arbitrary<WalletStep> = fc.oneof(
  fc.record({
    kind: fc.constantFrom(
      'top-up' as const,
      'top-up' as const,
      'pay' as const,
      'ask-withdrawal' as const,
      'ask-top-up' as const,
      'gift' as const,
      'take-back' as const,
    ),
    wallet: walletArb,
    amount: amountArb,
  }),
  fc.record({ kind: fc.constant('send' as const), wallet: walletArb, to: walletArb, amount: amountArb }),
  fc.record({
    kind: fc.constant('decide' as const),
    wallet: walletArb,
    entry: fc.nat({ max: 6 }),
    by: fc.constantFrom('owner' as const, 'operator' as const),
    to: fc.constantFrom('paid', 'rejected', 'canceled', 'cancelled', 'processed', 'lost'),
  }),
);

type Wallets = readonly (readonly NewEntry[])[];

const balanceOf = (wallets: Wallets, wallet: number) => ledgerBalance(wallets[wallet] ?? [], 2);

/** Does a step with the rules of the domain; the same wallets when it is refused. */
const play = (wallets: Wallets, step: WalletStep): Wallets => {
  const write = (state: Wallets, wallet: number, entry: NewEntry): Wallets => {
    const posted = post(state[wallet] ?? [], entry);
    return posted.ok ? state.map((ledger, index) => (index === wallet ? posted.value : ledger)) : state;
  };
  const { wallet } = step;
  if (step.kind === 'decide') {
    const entry = wallets[wallet]?.[step.entry];
    if (!entry) return wallets;
    const status =
      entry.type === 'withdraw' ? decideWithdrawal(entry, step.to, step.by) : entryTransition(entry.status, step.to);
    if (!status.ok) return wallets;
    const decided = typeof status.value === 'string' ? { ...entry, status: status.value } : status.value;
    return wallets.map((ledger, index) =>
      index === wallet ? ledger.map((each, place) => (place === step.entry ? decided : each)) : ledger,
    );
  }
  const amount = money(step.amount, 2);
  const gift = { type: 'referral_to_topup', amount, status: 'paid', note: '', at } as const;
  switch (step.kind) {
    case 'top-up': {
      const entry = topUpEntry({ amount, rate: decimal('1'), baseScale: 2, note: '', at });
      return entry.ok ? write(wallets, wallet, entry.value) : wallets;
    }
    case 'ask-top-up':
      return write(wallets, wallet, { ...gift, type: 'topup', status: 'processed' });
    case 'gift':
      return write(wallets, wallet, gift);
    case 'take-back':
      return write(wallets, wallet, {
        ...gift,
        type: 'referral_to_withdraw',
        amount: takenBack(amount, balanceOf(wallets, wallet)),
      });
    case 'pay':
      return write(wallets, wallet, { ...gift, type: 'withdraw' });
    case 'ask-withdrawal':
      return write(wallets, wallet, withdrawalEntry(amount, '', at));
    case 'send': {
      const holder = (each: number) => ({ userId: userId(each), name: 'Sam', balance: balanceOf(wallets, each) });
      const entries = transfer({ sender: holder(wallet), receiver: holder(step.to), amount, rate: decimal('1'), at });
      return entries.ok ? write(write(wallets, wallet, entries.value.sent), step.to, entries.value.received) : wallets;
    }
  }
};

const agree = (wallets: Wallets, books: Books): void => {
  expect(wallets.map((ledger) => BigInt(ledgerBalance(ledger, 2).minor))).toEqual(books.free);
  expect(wallets.map(({ length }) => length)).toEqual(books.entries);
};

describe('WALLET-1 L7 three wallets', () => {
  it('agree with plain bookkeeping and never go below zero', () => {
    fc.assert(
      fc.property(fc.array(stepArb, { maxLength: 25 }), (steps) => {
        let wallets: Wallets = [[], [], []];
        const books = openBooks();
        for (const step of steps) {
          const next = play(wallets, step);
          expect(next !== wallets).toBe(book(books, step));
          wallets = next;
          agree(wallets, books);
          expect(books.free.every((free) => free >= 0n)).toBe(true);
          expect((books.free[0] ?? 0n) + (books.free[1] ?? 0n) + (books.free[2] ?? 0n)).toBe(-books.outside);
        }
      }),
      runs(30),
    );
  });
});
