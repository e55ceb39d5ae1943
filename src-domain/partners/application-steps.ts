import type { ApplicationFault } from './check-shop-application.ts';

/** ACCOUNT-7h: The steps of the form, in their order. */
export const APPLICATION_STEPS = ['basics', 'texts', 'pictures', 'kinds', 'terms', 'zone', 'papers'] as const;
/** One of `APPLICATION_STEPS`. */
export type ApplicationStep = (typeof APPLICATION_STEPS)[number];

/** ACCOUNT-7h: Returns the step that asks for the field of a fault; the name in `language` comes first. */
export const stepOfFault = (fault: ApplicationFault, language: string): ApplicationStep => {
  switch (fault.field) {
    case 'title':
      return fault.locale === undefined || fault.locale === language ? 'basics' : 'texts';
    case 'description':
    case 'address':
      return 'texts';
    case 'phone':
      return 'basics';
    case 'logo':
      return 'pictures';
    case 'fee':
    case 'feePerKm':
    case 'minimum':
    case 'taxPercent':
    case 'leadFrom':
    case 'leadTo':
      return 'terms';
    case 'location':
    case 'zone':
      return 'zone';
  }
};
