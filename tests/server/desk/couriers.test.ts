import { describe, expect, it } from 'vitest';
import { courierField, createCouriers } from '@infra/server/http/desk/couriers.ts';
import type { DeskApi } from '@infra/server/http/desk/desk-api.ts';

/** An API of so many pages of couriers; what it was asked is written down. */
const apiOf = (pages: number, asked: unknown[], isAllowed = true) =>
  ({
    call: (_id: string, sent: { readonly page: number }) => {
      asked.push(sent);
      const user = { id: sent.page, uuid: '', firstname: `C${sent.page}`, lastname: '<b>', active: true, img: null };
      const body = { data: [{ id: sent.page, user, city: null, vehicle: null }], meta: { last_page: pages } };
      return Promise.resolve(isAllowed ? { ok: true, body } : { ok: false, refusal: { status: 500, message: '', params: {} } });
    },
  }) as unknown as DeskApi;
const visitOf = (api: DeskApi) => ({ api, couriers: createCouriers(api), query: new URLSearchParams(), rest: [], trouble: undefined, isDemo: true });

describe('ORDER-6 the choice of a courier', () => {
  it('asks once for a page of the desk, and only where somebody chooses', async () => {
    const asked: unknown[] = [];
    const visit = visitOf(apiOf(3, asked));
    expect(asked).toEqual([]);
    for (const id of [1, 2]) expect((await courierField('orders', id, visit)).html).toContain('<option value="">Nobody yet</option><option value="1">C1 &lt;b&gt;</option><option value="2">C2 &lt;b&gt;</option><option value="3">');
    expect(asked).toEqual([1, 2, 3].map((page) => ({ page, perPage: 100 })));
  });

  it('ends after five pages, and says so', async () => {
    const asked: unknown[] = [];
    expect((await courierField('orders', 1, visitOf(apiOf(6, asked)))).html).toContain('The first 5 of all couriers.');
    expect(asked).toHaveLength(5);
    expect((await courierField('orders', 1, visitOf(apiOf(5, [])))).html).not.toContain('of all couriers');
  });

  it('still lets an order go without one', async () => {
    expect((await courierField('parcels', 1, visitOf(apiOf(1, [], false)))).html).toContain('<select id="courier-1" name="deliveryman_id"><option value="">Nobody yet</option></select>');
  });
});
