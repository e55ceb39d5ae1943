import { describe, expect, it } from 'vitest';
import { currencyId } from '@domain/kernel/ids.ts';
import { money } from '@domain/pricing/index.ts';
import { createHttpTopUps } from '@infra/payments/http-top-ups.adapter.ts';
import { fakeApi } from '../orders/fake-api.ts';

const topUpsOf = (data: unknown, extensions: readonly string[] = ['idempotency', 'payment_state']) => {
  const { api, calls } = fakeApi(() => ({ body: { data } }));
  return { topUps: createHttpTopUps({ api, announces: (name) => extensions.includes(name) }), calls };
};
const ASKED = { walletId: 4, tag: 'stripe', amount: money(2_050, 2), currencyId: currencyId(3) } as const;

describe('WALLET-1 API-1 a top-up', () => {
  it('is begun with the amount in its currency, once for each key where the server knows keys', async () => {
    const page = { id: 'p1', data: { url: 'https://pay.test/p1' } };
    for (const extensions of [['idempotency'], []]) {
      const { topUps, calls } = topUpsOf(page, extensions);
      expect(await topUps.start(ASKED, 'key-1')).toEqual({ ok: true, value: { id: 'p1', url: 'https://pay.test/p1' } });
      expect(
        calls.map(({ method, path, body, headers }) => [method, path, body, headers.get('Idempotency-Key')]),
      ).toEqual([
        [
          'POST',
          'dashboard/user/order-stripe-process',
          { wallet_id: 4, total_price: 20.5, currency_id: 3 },
          extensions.length > 0 ? 'key-1' : null,
        ],
      ]);
    }
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '/pay', ''])('opens no page at %j', async (url) => {
    const { topUps } = topUpsOf({ id: 'p1', data: { url } });
    expect(await topUps.start(ASKED, 'key-1')).toEqual({ ok: false, error: { kind: 'malformed' } });
  });

  it.each([
    ['open', 'open'],
    ['paid', 'paid'],
    ['canceled', 'canceled'],
    ['from the future', undefined],
  ])('whose state is %s is read as %s', async (state, expected) => {
    const { topUps, calls } = topUpsOf({ state });
    expect(await topUps.state('p/1')).toEqual({ ok: true, value: expected });
    expect(calls.map(({ path }) => path)).toEqual(['dashboard/user/payment-processes/p%2F1']);
  });

  it('is not asked about where the server cannot tell', async () => {
    const { topUps, calls } = topUpsOf({ state: 'paid' }, []);
    expect([await topUps.state('p1'), calls]).toEqual([{ ok: true, value: undefined }, []]);
  });
});
