import { expect, it } from 'vitest';
import { ok } from '@domain/kernel/result.ts';
import { decimal } from '@domain/pricing/index.ts';
import type { ReferralProgramme } from '@domain/rewards/index.ts';
import type { Laws } from './laws.ts';
import { taken } from '../outcome.ts';

/** A program that rewards with 5 and 3, and how its operator switches it. */
export type ReferralProgrammeSubject = {
  readonly programme: ReferralProgramme;
  switch(isActive: boolean): Promise<void>;
};

export const referralProgrammeLaws: Laws<ReferralProgrammeSubject> = (fresh) => {
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
