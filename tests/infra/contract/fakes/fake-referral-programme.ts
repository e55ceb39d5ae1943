import { ok } from '@domain/kernel/result.ts';
import { isReferralOpen, type ReferralProgramme, type ReferralTerms } from '@domain/rewards/index.ts';

/** Terms in memory, shown while they are switched on and have not expired. */
export const createFakeReferralProgramme = (
  terms: ReferralTerms,
  today: string,
): ReferralProgramme & { switch(isActive: boolean): void } => {
  let isActive = true;
  return {
    terms: async () => ok(isReferralOpen(terms, { isActive, today }) ? terms : undefined),
    switch: (next) => {
      isActive = next;
    },
  };
};
