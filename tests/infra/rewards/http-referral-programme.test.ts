import { describe, expect, it } from 'vitest';
import { ok } from '@domain/kernel/result.ts';
import { createHttpReferralProgramme } from '@infra/rewards/http-referral-programme.adapter.ts';
import { context, fakeApi } from '../orders/fake-api.ts';

const terms = (body: unknown, status = 200) =>
  createHttpReferralProgramme({ api: fakeApi(() => ({ status, body })).api, context }).terms();
const wire = {
  id: 1,
  price_from: '5.25',
  price_to: 3,
  img: 'referral/gift.webp',
  expired_at: '2025-12-31 00:00:00Z',
  translation: { locale: 'en', title: 'Invite', description: 'Both get credit', faq: 'How? So.' },
};

describe('REFERRAL-1 API-1 terms of the referral', () => {
  it('are exact in the base currency, with their last day', async () => {
    expect(await terms({ data: wire })).toEqual(
      ok({
        priceFrom: '5.25',
        priceTo: '3',
        expiresOn: '2025-12-31',
        title: 'Invite',
        description: 'Both get credit',
        faq: 'How? So.',
        image: 'http://market.test/storage/images/referral/gift.webp',
        language: 'en',
      }),
    );
    expect(await terms({ data: { ...wire, expired_at: '2025-12-31T23:59:59.000000Z' } })).toMatchObject({
      value: { expiresOn: '2025-12-31' },
    });
    expect(await terms({ data: { id: '1', expired_at: '2025-02-30' } })).toEqual(
      ok({
        priceFrom: '0',
        priceTo: '0',
        expiresOn: undefined,
        title: '',
        description: '',
        faq: '',
        image: undefined,
        language: undefined,
      }),
    );
  });

  it('are empty if the server has none, in any form of that answer', async () => {
    for (const answer of [
      terms({ data: null }),
      terms({}),
      terms({ data: [] }),
      terms({ statusCode: 'ERROR_404' }, 404),
    ])
      expect(await answer).toEqual(ok(undefined));
  });

  it('fail if the server fails', async () => {
    expect(await terms({}, 500)).toMatchObject({ ok: false, error: { kind: 'rejected', status: 500 } });
  });
});
