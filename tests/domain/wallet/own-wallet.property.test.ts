import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareMoney, majorOf } from '@domain/pricing/index.ts';
import { hostileTextArb, moneyArb } from '@domain/testing/index.ts';
import { causeOf, checkAmount, checkSpending, LEDGER_TYPES, maskedContact } from '@domain/wallet/index.ts';
import { runs } from '../runs.ts';

const idArb = fc.integer({ min: 1, max: 1_000_000_000 });
const nobody = { hasPayment: true, sender: undefined };
const noteArb = fc.oneof(
  hostileTextArb,
  idArb.map((id) => `Order #${id} refunded`),
  idArb.map((id) => `Payment Order #${id} via Wallet`),
);

describe('WALLET-1l the cause of an entry', () => {
  it('reads the cause and the number from the notes of servers', () => {
    fc.assert(
      fc.property(idArb, (id) => {
        const read = (type: 'topup' | 'withdraw', note: string) => causeOf({ ...nobody, type, note });
        const order = { kind: 'order', id } as const;
        expect(read('withdraw', `Payment Order #${id} via Wallet`)).toEqual({ kind: 'payment', subject: order });
        expect(read('withdraw', `Tip for Order #${id}`)).toEqual({ kind: 'tip', subject: order });
        expect(read('topup', `Order #${id} refunded`)).toEqual({ kind: 'refund', subject: order });
        expect(read('topup', `Cashback for Order #${id}`)).toEqual({ kind: 'cashback', subject: order });
        expect(read('topup', `Order #${id}`)).toEqual({ kind: 'earned', subject: order });
        expect(read('topup', `Parcel #${id} canceled`)).toEqual({ kind: 'canceled', subject: { kind: 'parcel', id } });
        expect(read('topup', `Payment for Cart #${id} returned`)).toEqual({
          kind: 'returned',
          subject: { kind: 'cart', id },
        });
        expect(causeOf({ ...nobody, type: 'referral_from_topup', note: `Referral, Order #${id}` })).toEqual({
          kind: 'referral',
          subject: order,
        });
      }),
      runs(50),
    );
  });

  it('names the sender of money from somebody else, whatever its note says', () => {
    fc.assert(
      fc.property(noteArb, fc.boolean(), hostileTextArb, (note, hasPayment, sender) => {
        expect(causeOf({ type: 'topup', note, hasPayment, sender })).toEqual({ kind: 'received', person: sender });
      }),
      runs(100),
    );
  });

  it('tells withdrawals, sent money and top-ups apart by their payment, and never throws', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LEDGER_TYPES), noteArb, fc.boolean(), (type, note, hasPayment) => {
        expect(causeOf({ type, note, hasPayment, sender: undefined }).kind).not.toBe('received');
      }),
      runs(100),
    );
    expect(causeOf({ ...nobody, type: 'withdraw', note: 'Ada' })).toEqual({ kind: 'sent', person: 'Ada' });
    expect(causeOf({ ...nobody, type: 'withdraw', note: 'IBAN', hasPayment: false })).toEqual({
      kind: 'withdrawal',
      purpose: 'IBAN',
    });
    expect(causeOf({ ...nobody, type: 'topup', note: '' })).toEqual({ kind: 'top-up' });
    expect(causeOf({ ...nobody, type: 'topup', note: '', hasPayment: false })).toEqual({ kind: 'other' });
  });
});

describe('WALLET-1m a masked contact', () => {
  it('shows the first letter and the domain of an address, and two digits of a number', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z]{2,20}$/),
        fc.stringMatching(/^[a-z]{2,10}\.test$/),
        fc.stringMatching(/^\+\d{8,14}$/),
        (name, domain, phone) => {
          expect(maskedContact(`${name}@${domain}`)).toBe(`${name.slice(0, 1)}•••@${domain}`);
          expect(maskedContact(phone)).toBe(`••• ••${phone.slice(-2)}`);
        },
      ),
      runs(50),
    );
  });
});

describe('WALLET-1o an amount to spend', () => {
  it('accepts what the balance covers, to the last unit, and refuses the rest as too low', () => {
    fc.assert(
      fc.property(moneyArb(2, 50), moneyArb(2, 50), (balance, wanted) => {
        const typed = majorOf(wanted);
        const amount = checkAmount(typed, balance.scale);
        const spent = checkSpending(typed, balance);
        if (!amount.ok) expect(spent).toEqual(amount);
        else if (compareMoney(amount.value, balance) <= 0) expect(spent).toEqual(amount);
        else expect(spent).toEqual({ ok: false, error: { kind: 'too-low' } });
        if (balance.minor > 0 && checkAmount(majorOf(balance), balance.scale).ok)
          expect(checkSpending(majorOf(balance), balance)).toEqual({ ok: true, value: balance });
      }),
      runs(100),
    );
  });
});
