import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMoney, decimalOfMinor, majorOf, money, noMoney } from '@domain/pricing/index.ts';
import { hostileTextArb, ledgerEntryArb, ledgerStatusArb, moneyArb, scaleArb } from '@domain/testing/index.ts';
import {
  canPay,
  checkAmount,
  checkMoney,
  decideWithdrawal,
  effectOf,
  entryTransition,
  isIncoming,
  ledgerBalance,
  LEDGER_STATUSES,
  LEDGER_TYPES,
  post,
  readLedgerStatus,
  readLedgerType,
  takenBack,
  WALLET_AMOUNT_MAX,
  type Booked,
  type LedgerStatus,
} from '@domain/wallet/index.ts';
import { runs } from '../runs.ts';

const ledgerArb = fc.array(ledgerEntryArb, { maxLength: 10 });

describe('WALLET-1 L7 the balance', () => {
  it('counts paid income minus outgoing entries that were not refused', () => {
    fc.assert(
      fc.property(ledgerArb, (entries) => {
        let balance = 0;
        for (const { type, amount, status } of entries) {
          if (type.includes('topup') && status === 'paid') balance += amount.minor;
          if (type.includes('withdraw') && (status === 'paid' || status === 'processed')) balance -= amount.minor;
        }
        expect(ledgerBalance(entries, 2)).toEqual(money(balance, 2));
      }),
      runs(50),
    );
    expect([ledgerBalance([], 3), LEDGER_TYPES.length]).toEqual([money(0, 3), 6]);
    expect(LEDGER_TYPES.filter(isIncoming)).toEqual(LEDGER_TYPES.filter((type) => type.includes('topup')));
  });

  it('does not depend on the order or grouping of entries; transfers conserve the sum', () => {
    fc.assert(
      fc.property(ledgerArb, ledgerArb, ledgerEntryArb, (left, right, { amount }) => {
        expect(ledgerBalance([...left, ...right], 2)).toEqual(
          addMoney(ledgerBalance(right, 2), ledgerBalance(left, 2)),
        );
        const out = { type: 'withdraw' as const, amount, status: 'paid' as const };
        expect(
          addMoney(ledgerBalance([...left, out], 2), ledgerBalance([...right, { ...out, type: 'topup' }], 2)),
        ).toEqual(ledgerBalance([...left, ...right], 2));
      }),
      runs(30, 6_000),
    );
  });

  it('pays only what it covers', () => {
    fc.assert(
      fc.property(moneyArb(2, 50), moneyArb(2, 50), (balance, total) => {
        expect(canPay(balance, total)).toBe(balance.minor >= total.minor);
        expect(canPay(undefined, total)).toBe(false);
      }),
      runs(30, 6_000),
    );
  });
});

describe('WALLET-1 typed amounts', () => {
  it('round-trip with a point or a comma, in Latin and in Arabic digits', () => {
    fc.assert(
      fc.property(scaleArb, fc.integer({ min: 1, max: 10 ** 12 }), (scale, minor) => {
        const text = majorOf(money(minor, scale));
        const arabic = text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '').replace('.', '٫');
        for (const typed of [text, ` ${text.replace('.', ',')} `, arabic])
          expect(checkAmount(typed, scale)).toEqual({ ok: true, value: money(minor, scale) });
      }),
      runs(30, 8_000),
    );
  });

  it('rejects zero, negative, too precise and too large amounts', () => {
    fc.assert(
      fc.property(scaleArb, fc.integer({ min: 1, max: 10 ** 9 }), (scale, minor) => {
        const kindOf = (text: string): string | undefined => {
          const checked = checkAmount(text, scale);
          return checked.ok ? undefined : checked.error.kind;
        };
        expect(kindOf(`-${minor}`)).toBe('not-positive');
        expect(kindOf(decimalOfMinor(minor * 10 + 1, scale + 1))).toBe('too-many-decimals');
        expect(kindOf(`${minor}0000000000000`)).toBe('too-large');
        expect(['-1', '-0.0001'].map(kindOf)).toEqual(['not-positive', 'not-positive']);
        expect(['1000000000000.001', '9007199254740993'].map(kindOf)).toEqual(['too-large', 'too-large']);
        // A thousand, or one? Nobody could know.
        expect(kindOf(`${minor},${'0'.repeat(scale + 1)}`)).toBe('too-many-decimals');
        expect(kindOf(majorOf(money(10 ** 12 + minor, scale)))).toBe('too-large');
        expect(['', '  ', '0', '0.00', '-0', '1.2.3', 'NaN', 'Infinity', '1,000.00', '1e3', '+1'].map(kindOf)).toEqual([
          'required',
          'required',
          'not-positive',
          'not-positive',
          'not-positive',
          'not-a-number',
          'not-a-number',
          'not-a-number',
          'not-a-number',
          'not-a-number',
          'not-a-number',
        ]);
      }),
      runs(15, 4_000),
    );
  });

  it('never yields zero or less, whatever was typed', () => {
    fc.assert(
      fc.property(hostileTextArb, scaleArb, (text, scale) => {
        const checked = checkAmount(text, scale);
        if (checked.ok)
          expect([checked.value.minor > noMoney(scale).minor, checked.value.scale]).toEqual([true, scale]);
        else expect(checked.error.kind).not.toBe('');
      }),
      runs(30, 8_000),
    );
  });
});

describe('WALLET-1e WALLET-1f posting entries', () => {
  it('refuses an entry that would make the balance negative, and changes nothing', () => {
    fc.assert(
      fc.property(ledgerArb, ledgerEntryArb, (entries, entry) => {
        const outcome = post(entries, entry);
        const after = addMoney(ledgerBalance(entries, 2), effectOf(entry));
        expect(outcome.ok).toBe(after.minor >= 0);
        if (outcome.ok) expect(outcome.value).toEqual([...entries, entry]);
        else expect(outcome.error.kind).toBe('too-low');
      }),
      runs(50),
    );
  });

  it('may spend the last unit, and rejects invalid amounts', () => {
    const paid = (minor: number): Booked => ({ type: 'topup', amount: money(minor, 2), status: 'paid' });
    const out = (minor: number): Booked => ({ ...paid(minor), type: 'withdraw' });
    const kindOf = (minor: number): string => {
      const outcome = post([paid(50)], out(minor));
      return outcome.ok ? 'ok' : outcome.error.kind;
    };
    expect([50, 51, 0, -1, 1_000_000_000_001].map(kindOf)).toEqual([
      'ok',
      'too-low',
      'not-positive',
      'not-positive',
      'too-large',
    ]);
    expect([checkMoney(money(WALLET_AMOUNT_MAX, 2)).ok, checkMoney(money(WALLET_AMOUNT_MAX + 1, 2)).ok]).toEqual([
      true,
      false,
    ]);
    expect(() => post([paid(50)], { ...out(1), amount: money(1, 0) })).toThrow(RangeError);
    expect([checkAmount('1000000000000', 0), checkAmount('1000000000001', 0).ok]).toEqual([
      { ok: true, value: money(10 ** 12, 0) },
      false,
    ]);
  });

  it('takes back what is available, never more', () => {
    fc.assert(
      fc.property(moneyArb(2, 30), moneyArb(2, 30), (given, balance) => {
        expect(takenBack(given, balance).minor).toBe(Math.min(given.minor, balance.minor));
      }),
      runs(20),
    );
  });
});

describe('WALLET-1g WALLET-1h WALLET-1i statuses of entries', () => {
  const toArb = fc.oneof(ledgerStatusArb, fc.constantFrom('cancelled', 'lost', ''), hostileTextArb);

  it('reads both spellings of canceled and nothing else', () => {
    fc.assert(
      fc.property(toArb, (text) => {
        expect(readLedgerStatus(text)).toBe(
          text === 'cancelled' ? 'canceled' : LEDGER_STATUSES.find((status) => status === text),
        );
        expect(readLedgerType(text)).toBe(undefined);
      }),
      runs(15, 4_000),
    );
    expect(LEDGER_TYPES.map(readLedgerType)).toEqual([...LEDGER_TYPES]);
    expect(['cancelled', 'canceled', 'lost'].map(readLedgerStatus)).toEqual(['canceled', 'canceled', undefined]);
  });

  it('leaves processed once and never returns to it', () => {
    fc.assert(
      fc.property(ledgerStatusArb, toArb, (from, to) => {
        const next = readLedgerStatus(to);
        const why =
          next === undefined ? 'unknown' : next === from ? 'same' : from === 'processed' ? undefined : 'final';
        expect(entryTransition(from, to)).toEqual(
          why === undefined ? { ok: true, value: next } : { ok: false, error: { kind: why } },
        );
      }),
      runs(30, 6_000),
    );
  });

  it('never makes a balance negative, whatever is decided', () => {
    fc.assert(
      fc.property(ledgerEntryArb, toArb, fc.constantFrom('owner' as const, 'operator' as const), (entry, to, by) => {
        const decided = decideWithdrawal(entry, to, by);
        if (decided.ok) {
          expect(effectOf(decided.value).minor).toBeGreaterThanOrEqual(effectOf(entry).minor);
          expect([decided.value.type, entry.status, decided.value]).toEqual([
            'withdraw',
            'processed',
            { ...entry, status: readLedgerStatus(to) },
          ]);
        } else if (entry.type === 'withdraw') {
          const step = entryTransition(entry.status, to);
          expect(decided.error.kind).toBe(step.ok ? 'not-allowed' : step.error.kind);
        } else expect(decided.error.kind).toBe('not-allowed');
      }),
      runs(30, 6_000),
    );
  });

  it('lets the operator pay and anybody involved cancel', () => {
    const asked = { type: 'withdraw' as const, amount: money(400, 2), status: 'processed' as const };
    const done = (status: LedgerStatus) => ({ ok: true, value: { ...asked, status } });
    const refused = { ok: false, error: { kind: 'not-allowed' } };
    const outcomes = (by: 'owner' | 'operator') =>
      ['paid', 'rejected', 'cancelled'].map((to) => decideWithdrawal(asked, to, by));
    expect([outcomes('owner'), outcomes('operator')]).toEqual([
      [refused, done('rejected'), done('canceled')],
      [done('paid'), done('rejected'), done('canceled')],
    ]);
    expect(decideWithdrawal({ ...asked, type: 'topup' }, 'paid', 'operator')).toEqual(refused);
  });
});
