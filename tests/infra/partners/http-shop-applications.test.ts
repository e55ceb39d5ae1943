import { describe, expect, it } from 'vitest';
import { SHOP_STATUSES } from '@domain/partners/index.ts';
import { money } from '@domain/pricing/index.ts';
import { createHttpShopApplications } from '@infra/partners/http-shop-applications.adapter.ts';
import { application, APPLICATION_KEY } from '../contract/subjects/application.ts';
import { reading } from '../contract/calls/call-row.ts';
import { fakeApi } from '../orders/fake-api.ts';

const open = (body: unknown, status = 200) => {
  const { api, calls } = fakeApi(() => ({ status, body }));
  return { applications: createHttpShopApplications({ api, context: reading, announces: () => true }), calls };
};

describe('ACCOUNT-7 API-1 a shop application', () => {
  it('sends the logo before the cover and omits empty fields', async () => {
    const { applications, calls } = open({ data: { id: 9 } });
    const bare = {
      ...application,
      phone: undefined,
      location: undefined,
      zone: undefined,
      texts: { en: { title: 'Table', description: '', address: 'Quay' } },
      tariff: { base: money(0, 2), perKm: money(0, 2) },
    };
    await applications.apply(
      {
        ...bare,
        logo: 'https://market.test/logo.webp',
        cover: 'https://market.test/cover.webp',
        documents: ['https://market.test/paper.webp'],
      },
      APPLICATION_KEY,
    );
    const [body] = calls.map((call) => call.body as Record<string, unknown>);
    expect(body).toMatchObject({
      images: ['https://market.test/logo.webp', 'https://market.test/cover.webp'],
      documents: ['https://market.test/paper.webp'],
      title: { en: 'Table' },
      description: {},
      price: 0,
    });
    expect(Object.keys(body ?? {})).not.toEqual(expect.arrayContaining(['phone']));
    expect(body).not.toHaveProperty('location');
    expect(body).not.toHaveProperty('delivery_zone');
  });

  it('carries the key of its intent where the server knows keys, and no unknown header elsewhere', async () => {
    for (const knows of [true, false]) {
      const { api, calls } = fakeApi(() => ({ body: { data: { id: 9 } } }));
      const announces = (extension: string): boolean => knows && extension === 'idempotency';
      await createHttpShopApplications({ api, context: reading, announces }).apply(application, APPLICATION_KEY);
      expect(calls.map(({ headers }) => headers.get('idempotency-key'))).toEqual([knows ? APPLICATION_KEY : null]);
    }
  });

  it('has the returned status, or “new” if it is missing or unknown', async () => {
    for (const status of [...SHOP_STATUSES, undefined, 'moonlit']) {
      const { applications } = open({ data: { id: 9, status } });
      expect(await applications.apply(application, APPLICATION_KEY)).toMatchObject({
        ok: true,
        value: { id: 9, status: SHOP_STATUSES.find((known) => known === status) ?? 'new' },
      });
    }
  });

  it('fails if the answer has no shop or is a refusal', async () => {
    expect(await open({ data: null }).applications.apply(application, APPLICATION_KEY)).toEqual({
      ok: false,
      error: { kind: 'malformed' },
    });
    expect(
      await open({ statusCode: 'ERROR_206', params: {} }, 400).applications.apply(application, APPLICATION_KEY),
    ).toMatchObject({
      ok: false,
      error: { kind: 'rejected', code: 'ERROR_206' },
    });
  });
});
