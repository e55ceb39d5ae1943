import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isParcelPayable, PARCEL_STATUSES } from '@domain/parcels/index.ts';
import { isUnpaid, PAYMENT_STATUSES } from '@domain/payments/index.ts';
import { runs } from '../runs.ts';

const paymentArb = fc.option(
  fc.record({ tag: fc.constantFrom('cash', 'wallet', 'stripe'), status: fc.constantFrom(...PAYMENT_STATUSES) }),
  { nil: undefined },
);

describe('PARCEL-1p payment of a parcel', () => {
  it('is offered for everything owed, but not for cash and not for a parcel that has ended', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PARCEL_STATUSES), paymentArb, (status, payment) => {
        const hasEnded = status === 'delivered' || status === 'canceled';
        const isOwed = payment === undefined || (payment.tag !== 'cash' && isUnpaid(payment.status));
        expect(isParcelPayable({ status, payment })).toBe(!hasEnded && isOwed);
      }),
      runs(100),
    );
  });
});
