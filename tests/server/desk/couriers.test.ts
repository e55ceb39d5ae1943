import { instant } from '@domain/kernel/clock.port.ts';
import { LANGUAGES } from '@infra/server/foundation/languages/index.ts';
import { describe, expect, it } from 'vitest';
import { courierField, createCouriers } from '@infra/server/http/desk/couriers.ts';
import type { DeskApi } from '@infra/server/http/desk/desk-api.ts';

/** An API with a number of pages of couriers; records its calls. */
const apiOf = (pages: number, asked: unknown[], isAllowed = true) =>
  ({
    call: (_id: string, sent: { readonly page: number }) => {
      asked.push(sent);
      const user = { id: sent.page, uuid: '', firstname: `C${sent.page}`, lastname: '<b>', active: true, img: null };
      const body = { data: [{ id: sent.page, user, city: null, vehicle: null }], meta: { last_page: pages } };
      return Promise.resolve(
        isAllowed ? { ok: true, body } : { ok: false, refusal: { status: 500, message: '', params: {} } },
      );
    },
  }) as unknown as DeskApi;
const visitOf = (api: DeskApi) => ({
  api,
  couriers: createCouriers(api),
  role: 'operator' as const,
  shopId: undefined,
  language: 'en' as const,
  texts: LANGUAGES.en,
  now: instant(0),
  query: new URLSearchParams(),
  rest: [],
  trouble: undefined,
  isDemo: true,
});

/** The field without the line breaks of its template. */
const fieldText = async (...given: Parameters<typeof courierField>): Promise<string> =>
  (await courierField(...given)).toString().replaceAll('\n', '');

describe('ORDER-6 the choice of a courier', () => {
  it('loads the couriers once per page, and only where the choice is shown', async () => {
    const asked: unknown[] = [];
    const visit = visitOf(apiOf(3, asked));
    expect(asked).toEqual([]);
    for (const id of [1, 2])
      expect(await fieldText('orders', id, visit)).toContain(
        '<option value="">Nobody yet</option>' +
          '<option value="1">C1 &lt;b&gt;</option><option value="2">C2 &lt;b&gt;</option><option value="3">',
      );
    expect(asked).toEqual([1, 2, 3].map((page) => ({ page, perPage: 100 })));
  });

  it('stops after five pages and says so', async () => {
    const asked: unknown[] = [];
    expect(await fieldText('orders', 1, visitOf(apiOf(6, asked)))).toContain('The first 5 of all couriers.');
    expect(asked).toHaveLength(5);
    expect(await fieldText('orders', 1, visitOf(apiOf(5, [])))).not.toContain('of all couriers');
  });

  it('allows a step without a courier', async () => {
    expect(await fieldText('parcels', 1, visitOf(apiOf(1, [], false)))).toContain(
      '<select id="courier-1" name="deliveryman_id"><option value="">Nobody yet</option></select>',
    );
  });
});
