import { describe, expect, it } from 'vitest';
import { orderId } from '@domain/kernel/ids.ts';
import { money } from '@domain/pricing/index.ts';
import type { PaymentVisit } from '@domain/payments/index.ts';
import { toPayment } from '@infra/orders/order-parts-wire.ts';
import { createHttpDuePayments } from '@infra/payments/http-due-payments.adapter.ts';
import { createStoredPaymentVisits } from '@infra/payments/stored-payment-visits.adapter.ts';
import { fakeApi } from './fake-api.ts';

const by = (tag: string, price: number, more: object = {}) => ({
  id: price,
  price,
  type: 'model',
  status: 'paid',
  payment_system: { tag },
  ...more,
});
const SUBJECT = { kind: 'order', id: orderId(880) } as const;

describe('PAY-4b an order that wallet and provider have paid', () => {
  it('is read with the part of the wallet, in its own currency', () => {
    const both = [by('wallet', 5), by('stripe', 12.4)];
    expect(toPayment({ transaction: both[1], transactions: both, rate: 0.92 }, 2)).toEqual({
      tag: 'stripe',
      status: 'paid',
      fromWallet: money(460, 2),
    });
    const refunded = both.map((each) => ({ ...each, status: 'refund' }));
    expect(toPayment({ transaction: refunded[1], transactions: refunded, rate: 157 }, 0)?.fromWallet).toEqual(
      money(785, 0),
    );
  });

  it.each([
    ['a tip from the wallet', [by('wallet', 2, { type: 'tip' }), by('stripe', 12)]],
    ['a wallet that failed before', [by('wallet', 12, { status: 'canceled' }), by('stripe', 12)]],
    ['a payment of the wallet alone', [by('wallet', 12)]],
    ['what is not paid yet', [by('wallet', 5, { status: 'canceled' }), by('stripe', 12, { status: 'canceled' })]],
  ])('is not taken from %s', (_what, transactions) => {
    const dto = { transaction: transactions.at(-1), transactions, rate: 1 };
    expect(toPayment(dto, 2)?.fromWallet).toBeUndefined();
  });
});

describe('PAY-4b the part that a wallet pays', () => {
  it('is asked for with the page of the provider, and told with the payment', async () => {
    const { api, calls } = fakeApi(({ method }) => ({
      body: {
        data:
          method === 'POST'
            ? { data: { url: 'https://pay.test/1' } }
            : { state: 'returned', tag: 'stripe', kept_until: null, wallet_share: 5.2 },
      },
    }));
    const payments = createHttpDuePayments({ api, announces: () => true });
    expect(await payments.open(SUBJECT, 'stripe', 'key', money(520, 2))).toEqual({
      ok: true,
      value: 'https://pay.test/1',
    });
    expect(calls[0]?.body).toEqual({ order_id: 880, from_wallet: 5.2 });
    await payments.open(SUBJECT, 'stripe', 'key');
    expect(calls[1]?.body).toEqual({ order_id: 880 });
    expect(await payments.inquire(SUBJECT)).toMatchObject({
      ok: true,
      value: { state: 'returned', walletShare: '5.2' },
    });
  });

  it('survives a reload between checkout and provider', () => {
    let text: string | undefined;
    const store = {
      get: () => text,
      set: (value: string) => void (text = value),
      remove: () => void (text = undefined),
    };
    const visit: PaymentVisit = { subject: SUBJECT, start: 'stripe', fromWallet: money(520, 2) };
    createStoredPaymentVisits({ store }).write(visit);
    expect(createStoredPaymentVisits({ store }).read()).toEqual(visit);
    text = JSON.stringify({ ...visit, fromWallet: { minor: 'five' } });
    expect(createStoredPaymentVisits({ store }).read()).toEqual({ ...visit, fromWallet: undefined });
  });
});
