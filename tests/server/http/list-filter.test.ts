import { describe, expect, it } from 'vitest';
import { readOrderFilter } from '@infra/server/http/orders/order-filter.ts';

/** Two hours ahead of UTC. */
const zones = { offsetAt: (zone: string) => (zone === 'Europe/Berlin' ? 120 : 0) };
const reference = { settings: { timeZone: 'Europe/Berlin' } } as never;
const read = (params: Parameters<typeof readOrderFilter>[0]) => readOrderFilter(params, reference, zones);

describe('API-1 the filter of a list of orders', () => {
  it('asks for everything, the latest first, unless it says otherwise', () => {
    expect(read({})).toEqual({
      ok: true,
      value: {
        statuses: [],
        isImpossible: false,
        from: undefined,
        before: undefined,
        search: undefined,
        column: 'id',
        sort: 'desc',
        offset: 0,
        limit: 10,
        page: 1,
        perPage: 10,
        shopId: undefined,
        deliveryType: undefined,
      },
    });
  });

  it('is read in full', () => {
    expect(
      read({
        page: 3,
        perPage: 20,
        sort: 'asc',
        column: 'created_at',
        search: ' Mira ',
        statuses: ['ready', 'dreaming', 'on_a_way'],
        active: false,
        date_from: '2025-06-01',
        date_to: '2025-06-30',
        shop_id: 5,
        delivery_type: 'pickup',
      }),
    ).toEqual({
      ok: true,
      value: {
        statuses: ['ready', 'on_a_way'],
        isImpossible: false,
        from: Date.UTC(2025, 4, 31, 22),
        before: Date.UTC(2025, 5, 30, 22),
        search: 'Mira',
        column: 'created_at',
        sort: 'asc',
        offset: 40,
        limit: 20,
        page: 3,
        perPage: 20,
        shopId: 5,
        deliveryType: 'pickup',
      },
    });
  });

  it.each([
    [{ active: true }, ['new', 'accepted', 'cooking', 'ready', 'on_a_way'], false],
    [{ active: false }, ['delivered', 'canceled'], false],
    [{ status: 'ready', active: false }, ['ready'], false],
    [{ status: 'dreaming' }, [], true],
    [{ statuses: [] }, [], false],
  ])('%j asks for %j', (params, statuses, isImpossible) => {
    expect(read(params)).toMatchObject({ ok: true, value: { statuses, isImpossible } });
  });

  it.each(['2025-02-30', 'yesterday', '', '9999-12-31'])('refuses the day %j', (day) => {
    for (const field of ['date_from', 'date_to'] as const)
      expect(read({ [field]: day })).toMatchObject({ ok: false, error: { params: { [field]: [expect.anything()] } } });
  });
});
