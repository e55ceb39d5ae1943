import { untrustedHtml } from '@domain/content/index.ts';
import { decimal } from '@domain/pricing/index.ts';
import { createHttpReferralProgramme } from '@infra/rewards/http-referral-programme.adapter.ts';
import { setSettings } from '../../../server/identity/stage.ts';
import { describePort } from '../describe-port.ts';
import type { Embedded } from '../embedded.ts';
import { createFakeReferralProgramme } from '../fakes/fake-referral-programme.ts';
import { sampleContext, sampleOf } from '../samples.ts';
import { referralProgrammeLaws } from '../laws/referral-programme.laws.ts';

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
  describePort('ReferralProgramme', referralProgrammeLaws, {
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
