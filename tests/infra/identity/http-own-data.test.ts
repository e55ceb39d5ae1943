import { describe, expect, it } from 'vitest';
import { createHttpOwnData } from '@infra/identity/http-own-data.adapter.ts';
import { fakeApi } from '../orders/fake-api.ts';

const open = (body: unknown, status = 200) => createHttpOwnData({ api: fakeApi(() => ({ status, body })).api });

describe('ACCOUNT-5i what the server stores of the customer', () => {
  it('is counted by kind; kinds unknown to the server are none', async () => {
    const data = { counts: { orders: 38, addresses: 2, loyalty: 5 }, outstanding: { orders: 1, reservations: 2 } };
    const summary = await open({ data }).summarise();
    expect(summary).toMatchObject({
      ok: true,
      value: {
        counts: { orders: 38, addresses: 2, messages: 0 },
        outstanding: { orders: 1, parcels: 0, reservations: 2 },
      },
    });
    expect(summary.ok && 'loyalty' in summary.value.counts).toBe(false);
  });

  it('is copied as the server writes it', async () => {
    const copy = { written_at: '2025-03-10T11:00:00Z', orders: [{ id: 1, total_price: '16.76' }] };
    expect(await open(copy).copy()).toEqual({ ok: true, value: copy });
  });

  it('is refused to guests, and after too many copies', async () => {
    expect(await open({}, 401).summarise()).toEqual({ ok: false, error: { kind: 'unauthorized' } });
    expect(await open({}, 429).copy()).toMatchObject({ ok: false, error: { kind: 'rejected', status: 429 } });
  });
});
