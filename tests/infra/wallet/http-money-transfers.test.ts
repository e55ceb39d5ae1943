import { describe, expect, it } from 'vitest';
import { currencyId, uuid } from '@domain/kernel/ids.ts';
import { ok } from '@domain/kernel/result.ts';
import { money } from '@domain/pricing/index.ts';
import { createHttpMoneyTransfers } from '@infra/wallet/http-money-transfers.adapter.ts';
import { context, fakeApi } from '../orders/fake-api.ts';

const KEY = '6f1c2b1e-8a44-4d0e-9b57-2f3f1c0a9e11';
const open = (answer: Parameters<typeof fakeApi>[0], isAnnounced = true) => {
  const { api, calls } = fakeApi(answer);
  return { transfers: createHttpMoneyTransfers({ api, context, announces: () => isAnnounced }), calls };
};
const to = uuid('2c2c2c2c-1111-4222-8333-444444444444');

describe('WALLET-1 API-1 sending money', () => {
  it('sends an idempotency key only if the server announces it', async () => {
    for (const isAnnounced of [true, false]) {
      const { transfers, calls } = open(() => ({ body: { data: {} } }), isAnnounced);
      expect(await transfers.send({ to, amount: money(1250, 2), currencyId: currencyId(2) }, KEY)).toEqual(
        ok(undefined),
      );
      expect(calls[0]?.headers.get('idempotency-key')).toBe(isAnnounced ? KEY : null);
    }
  });

  it.each([
    [money(5, 0), 5],
    [money(1, 2), 0.01],
    [money(1001, 3), 1.001],
    [money(1_000_000_000_000, 2), 10_000_000_000],
  ])('sends the amount in major units: %o', async (amount, price) => {
    const { transfers, calls } = open(() => ({ body: { data: {} } }));
    await transfers.send({ to, amount, currencyId: currencyId(2) }, KEY);
    expect(calls[0]?.body).toEqual({ uuid: to, price, currency_id: 2 });
  });

  it('returns a refusal with its code', async () => {
    const { transfers } = open(() => ({
      status: 400,
      body: { statusCode: 'ERROR_109', message: 'Insufficient wallet balance' },
    }));
    expect(await transfers.send({ to, amount: money(1, 2), currencyId: currencyId(2) }, KEY)).toMatchObject({
      ok: false,
      error: { kind: 'rejected', code: 'ERROR_109' },
    });
  });
});

describe('WALLET-1 API-1 recipients', () => {
  it('have whatever name is known, and are dropped without a uuid', async () => {
    const rows = [
      { uuid: to, firstname: 'Omar', lastname: null, img: 'users/omar.webp' },
      { uuid: to, lastname: ' Vis ' },
      { id: 3, firstname: 'Nobody' },
      null,
      'x',
    ];
    const { transfers } = open(() => ({
      body: { data: rows, meta: { current_page: '2', last_page: '4', total: '9' } },
    }));
    expect(await transfers.receivers('oma', 2)).toEqual(
      ok({
        items: [
          { uuid: to, name: 'Omar', image: 'http://market.test/storage/images/users/omar.webp' },
          { uuid: to, name: 'Vis', image: undefined },
        ],
        page: 2,
        lastPage: 4,
        total: 9,
      }),
    );
  });
});
