import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareMoney, majorOf } from '@domain/pricing/index.ts';
import { hostileTextArb, moneyArb } from '@domain/testing/index.ts';
import {
  causeOf,
  checkAmount,
  checkSpending,
  ENTRY_REASONS,
  ENTRY_SUBJECTS,
  LEDGER_TYPES,
  maskedContact,
} from '@domain/wallet/index.ts';
import { runs } from '../runs.ts';

const idArb = fc.integer({ min: 1, max: 1_000_000_000 });
/** Texts that people write, some as servers word their own. */
const noteArb = fc.oneof(
  hostileTextArb,
  idArb.map((id) => `Order #${id} refunded`),
  idArb.map((id) => `Payment Order #${id} via Wallet`),
  idArb.map((id) => `Cashback for Order #${id}`),
);
const reasonArb = fc.constantFrom(undefined, ...ENTRY_REASONS);
const nobody = { subject: undefined, sender: undefined, note: '' };

describe('WALLET-1l the cause of an entry', () => {
  it('takes the cause and its subject from the recorded reason', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(
          ...(['payment', 'tip', 'canceled', 'refund', 'returned', 'cashback', 'referral', 'earned', 'share'] as const),
        ),
        fc.constantFrom('topup' as const, 'withdraw' as const),
        fc.constantFrom(...ENTRY_SUBJECTS),
        idArb,
        noteArb,
        (reason, type, kind, id, note) => {
          const subject = { kind, id };
          expect(causeOf({ ...nobody, type, reason, subject, note })).toEqual({ kind: reason, subject });
        },
      ),
      runs(100),
    );
    const other = { ...nobody, note: 'Ada' };
    expect(causeOf({ ...other, type: 'withdraw', reason: 'transfer' })).toEqual({ kind: 'sent', person: 'Ada' });
    expect(causeOf({ ...other, type: 'withdraw', reason: 'withdrawal' })).toEqual({ kind: 'withdrawal', text: 'Ada' });
    expect(causeOf({ ...other, type: 'topup', reason: 'top-up' })).toEqual({ kind: 'top-up' });
    expect(causeOf({ ...other, type: 'topup', reason: undefined })).toEqual({ kind: 'other-in', text: 'Ada' });
    expect(causeOf({ ...other, type: 'withdraw', reason: undefined })).toEqual({ kind: 'other-out', text: 'Ada' });
  });

  it('names the sender of money from somebody else, whatever its note says', () => {
    fc.assert(
      fc.property(reasonArb, noteArb, hostileTextArb, (reason, note, sender) => {
        expect(causeOf({ ...nobody, type: 'topup', reason, note, sender })).toEqual({
          kind: 'received',
          person: sender,
        });
      }),
      runs(100),
    );
  });

  it('is of the same kind whatever the note says', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LEDGER_TYPES), reasonArb, noteArb, noteArb, (type, reason, note, other) => {
        const kindOf = (text: string) => causeOf({ ...nobody, type, reason, note: text }).kind;
        expect(kindOf(note)).toBe(kindOf(other));
      }),
      runs(200),
    );
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
