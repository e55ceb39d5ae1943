import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMoney, decimalOfMinor, majorOf, money, noMoney } from '@domain/pricing/index.ts';
import { hostileTextArb, ledgerEntryArb, moneyArb, scaleArb } from '@domain/testing/index.ts';
import { canPay, checkAmount, isIncoming, ledgerBalance, LEDGER_TYPES } from '@domain/wallet/index.ts';
import { runs } from '../runs.ts';

const ledgerArb = fc.array(ledgerEntryArb, { maxLength: 10 });

describe('WALLET-1 L7 the balance', () => {
  it('is what came in and was paid, less what went out and was not refused', () => {
    fc.assert(
      fc.property(ledgerArb, (entries) => {
        let balance = 0;
        for (const { type, amount, status } of entries) {
          if (type.includes('topup') && status === 'paid') balance += amount.minor;
          if (type.includes('withdraw') && (status === 'paid' || status === 'processed')) balance -= amount.minor;
        }
        expect(ledgerBalance(entries, 2)).toEqual(money(balance, 2));
      }),
      runs(100),
    );
    expect(LEDGER_TYPES.filter(isIncoming)).toEqual(LEDGER_TYPES.filter((type) => type.includes('topup')));
  });

  it('does not depend on the order or the grouping of entries, and a transfer keeps the sum', () => {
    fc.assert(
      fc.property(ledgerArb, ledgerArb, ledgerEntryArb, (left, right, { amount }) => {
        expect(ledgerBalance([...left, ...right], 2)).toEqual(addMoney(ledgerBalance(right, 2), ledgerBalance(left, 2)));
        const out = { type: 'withdraw' as const, amount, status: 'paid' as const };
        expect(addMoney(ledgerBalance([...left, out], 2), ledgerBalance([...right, { ...out, type: 'topup' }], 2))).toEqual(ledgerBalance([...left, ...right], 2));
      }),
      runs(60),
    );
  });

  it('pays only what it covers', () => {
    fc.assert(
      fc.property(moneyArb(2, 50), moneyArb(2, 50), (balance, total) => {
        expect(canPay(balance, total)).toBe(balance.minor >= total.minor);
        expect(canPay(undefined, total)).toBe(false);
      }),
      runs(60),
    );
  });
});

describe('WALLET-1 typed amounts', () => {
  it('read back what was written, with a point or a comma', () => {
    fc.assert(
      fc.property(scaleArb, fc.integer({ min: 1, max: 10 ** 12 }), (scale, minor) => {
        const text = majorOf(money(minor, scale));
        expect([checkAmount(text, scale), checkAmount(` ${text.replace('.', ',')} `, scale)]).toEqual([{ ok: true, value: money(minor, scale) }, { ok: true, value: money(minor, scale) }]);
      }),
      runs(80),
    );
  });

  it('are refused when they are nothing, less, too fine or too large', () => {
    fc.assert(
      fc.property(scaleArb, fc.integer({ min: 1, max: 10 ** 9 }), (scale, minor) => {
        const kindOf = (text: string): string | undefined => {
          const checked = checkAmount(text, scale);
          return checked.ok ? undefined : checked.error.kind;
        };
        expect(kindOf(`-${minor}`)).toBe('not-positive');
        expect(kindOf(decimalOfMinor(minor * 10 + 1, scale + 1))).toBe('too-many-decimals');
        expect(kindOf(`${minor}0000000000000`)).toBe('too-large');
        expect(kindOf(majorOf(money(10 ** 12 + minor, scale)))).toBe('too-large');
        expect(['', '  ', '0', '0.00', '-0', '1.2.3', 'NaN', 'Infinity', '1,000.00', '٣'].map(kindOf)).toEqual([
          'required', 'required', 'not-positive', 'not-positive', 'not-positive', 'not-a-number', 'not-a-number', 'not-a-number', 'not-a-number', 'not-a-number',
        ]);
      }),
      runs(40),
    );
  });

  it('are never nothing or less, whatever was typed', () => {
    fc.assert(
      fc.property(hostileTextArb, scaleArb, (text, scale) => {
        const checked = checkAmount(text, scale);
        if (checked.ok) expect([checked.value.minor > noMoney(scale).minor, checked.value.scale]).toEqual([true, scale]);
        else expect(checked.error.kind).not.toBe('');
      }),
      runs(80),
    );
  });
});
