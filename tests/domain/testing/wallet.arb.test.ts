import { describe, expect, it } from 'vitest';
import {
  ledgerEntryArb,
  ledgerStatusArb,
  ledgerTypeArb,
  movedAmountArb,
  transferArb,
  walletHolderArb,
} from '@domain/testing/index.ts';
import { checkMoney, LEDGER_STATUSES, LEDGER_TYPES, transfer } from '@domain/wallet/index.ts';
import { sampled, smallest } from './smallest.ts';

describe('WALLET-1 generated wallets', () => {
  it('have movable amounts, the smallest and huge ones among them', () => {
    const amounts = [...sampled(movedAmountArb), ...sampled(ledgerEntryArb).map(({ amount }) => amount)];
    expect(amounts.every((amount) => checkMoney(amount).ok)).toBe(true);
    expect(amounts.filter(({ minor }) => minor <= 20).length).toBeGreaterThan(60);
    expect(amounts.filter(({ minor }) => minor > 1_000_000_000).length).toBeGreaterThan(60);
  });

  it('have entries of every type and status', () => {
    expect([new Set(sampled(ledgerTypeArb)).size, new Set(sampled(ledgerStatusArb)).size]).toEqual([
      LEDGER_TYPES.length,
      LEDGER_STATUSES.length,
    ]);
    expect(new Set(sampled(ledgerEntryArb, 300).map(({ type, status }) => `${type} ${status}`)).size).toBe(
      LEDGER_TYPES.length * LEDGER_STATUSES.length,
    );
  });

  it('send money with success, and fail in every way', () => {
    const outcomes = sampled(transferArb, 400).map((wish) => {
      const outcome = transfer(wish);
      return outcome.ok ? 'sent' : outcome.error.kind === 'no-wallet' ? outcome.error.of : outcome.error.kind;
    });
    for (const kind of ['sent', 'self', 'sender', 'receiver', 'not-positive', 'too-large', 'too-low'])
      expect(outcomes.filter((outcome) => outcome === kind).length).toBeGreaterThan(5);
    expect(sampled(walletHolderArb).filter(({ balance }) => !balance).length).toBeGreaterThan(5);
  });

  it('shrink to the smallest transfer without a recipient', () => {
    expect(smallest(movedAmountArb)).toMatchObject({ minor: 1, scale: 2 });
    expect(smallest(ledgerEntryArb)).toMatchObject({ id: 0, type: 'topup', amount: { minor: 1 }, status: 'processed' });
    expect(smallest(transferArb)).toMatchObject({
      sender: { userId: 1, balance: undefined },
      amount: { minor: 0 },
      rate: '1',
    });
    expect([smallest(walletHolderArb).userId, smallest(ledgerTypeArb), smallest(ledgerStatusArb)]).toEqual([
      1,
      'topup',
      'processed',
    ]);
  });
});
