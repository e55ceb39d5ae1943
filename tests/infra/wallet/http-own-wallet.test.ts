import { describe, expect, it } from 'vitest';
import { ok } from '@domain/kernel/result.ts';
import { money } from '@domain/pricing/index.ts';
import { createHttpOwnWallet } from '@infra/wallet/http-own-wallet.adapter.ts';
import { context, fakeApi } from '../orders/fake-api.ts';

const open = (isAnnounced: boolean) => {
  const { api, calls } = fakeApi(() => ({ body: { data: { incoming: 142.08, outgoing: '173.3' } } }));
  return {
    wallet: createHttpOwnWallet({ api, context: { ...context, currencyId: () => 2 }, announces: () => isAnnounced }),
    calls,
  };
};

describe('WALLET-1 what came in and what left', () => {
  it('is asked for by its first and last day', async () => {
    const { wallet, calls } = open(true);
    expect(await wallet.flow('2026-11-01', '2026-11-30')).toEqual(
      ok({ incoming: money(14_208, 2), outgoing: money(17_330, 2) }),
    );
    expect(calls[0]).toMatchObject({
      path: expect.stringMatching(/dashboard\/user\/wallet\/flow$/),
      query: { date_from: '2026-11-01', date_to: '2026-11-30', currency_id: '2' },
    });
  });

  it('is told by servers that announce it', () => {
    expect([true, false].map((isAnnounced) => open(isAnnounced).wallet.hasFlow())).toEqual([true, false]);
  });
});

describe('WALLET-1 the balance', () => {
  it('is nothing for a customer to whom the server has given no wallet', async () => {
    const profile = { id: 7, email: 'nadia@tiffin.test', phone: null, wallet: null };
    const { api } = fakeApi(() => ({ body: { data: profile } }));
    const wallet = createHttpOwnWallet({ api, context: { ...context, currencyId: () => 2 }, announces: () => true });
    expect(await wallet.load()).toEqual(
      ok({ id: 0, balance: money(0, 2), owner: { email: 'nadia@tiffin.test', phone: undefined } }),
    );
  });
});
