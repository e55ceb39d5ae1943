import { array, assert, constantFrom, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mainTransaction, type TransactionRecord } from '@infra/server/features/payment-transactions/index.ts';

const payments = array(
  record({ type: constantFrom('model', 'tip'), status: constantFrom('progress', 'paid', 'canceled', 'rejected') }),
  { maxLength: 6 },
).map((rows) => rows.map((row, id) => ({ ...row, id }) as unknown as TransactionRecord));

describe('PAY-1 the payment that decides whether something is paid', () => {
  it('is never that of a tip, and a failed one only where there is no other', () => {
    assert(
      property(payments, (transactions) => {
        const main = mainTransaction({ transactions });
        const own = transactions.filter(({ type }) => type === 'model');
        const standing = own.filter(({ status }) => status === 'progress' || status === 'paid');
        expect(main).toBe((standing.length > 0 ? standing : own).at(-1));
      }),
    );
  });
});
