import { expect, it } from 'vitest';
import { untrustedHtml } from '@domain/content/index.ts';
import { ok } from '@domain/kernel/result.ts';
import { decimal } from '@domain/pricing/index.ts';
import type { ReferralProgramme } from '@domain/rewards/index.ts';
import { createHttpReferralProgramme } from '@infra/rewards/http-referral-programme.adapter.ts';
import { setSettings } from '../../../server/identity/stage.ts';
import { describePort, type Laws } from '../describe-port.ts';
import type { Embedded } from '../embedded.ts';
import { createFakeReferralProgramme } from '../fakes/fake-referral-programme.ts';
import { taken } from '../outcome.ts';
import { sampleContext, sampleOf } from '../samples.ts';

/** A programme that rewards with 5 and 3, and how its operator switches it. */
type Subject = { readonly programme: ReferralProgramme; switch(isActive: boolean): Promise<void> };

const laws: Laws<Subject> = (fresh) => {
  it('REFERRAL-1 describes both rewards in the marketplace’s own words', async () => {
    expect(taken(await (await fresh()).programme.terms())).toMatchObject({
      priceFrom: decimal(5),
      priceTo: decimal(3),
      title: 'Invite',
      description: 'Credit for both',
      faq: 'How',
    });
  });

  it('REFERRAL-1 has no terms while it is switched off', async () => {
    const subject = await fresh();
    await subject.switch(false);
    expect(await subject.programme.terms()).toEqual(ok(undefined));
    await subject.switch(true);
    expect(taken(await subject.programme.terms())).toMatchObject({ title: 'Invite' });
  });
};

const terms = {
  priceFrom: decimal(5),
  priceTo: decimal(3),
  expiresOn: undefined,
  title: 'Invite',
  description: untrustedHtml('Credit for both'),
  faq: untrustedHtml('How'),
  image: undefined,
  language: 'en',
};

export const referralProgrammeSuite = (embedded: Embedded): void =>
  describePort('ReferralProgramme', laws, {
    fake: () => {
      const programme = createFakeReferralProgramme(terms, '2025-03-10');
      return { programme, switch: async (isActive) => programme.switch(isActive) };
    },
    embedded: () => ({
      programme: createHttpReferralProgramme(embedded.guest()),
      switch: async (isActive) => setSettings(embedded.market, { referral_active: isActive ? '1' : '0' }),
    }),
    quirks: [
      {
        name: 'terms',
        body: sampleOf('GET rest/referral'),
        read: (api) => createHttpReferralProgramme({ api, context: sampleContext }).terms(),
      },
    ],
  });
