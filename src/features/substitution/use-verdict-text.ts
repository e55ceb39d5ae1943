import type { Verdict } from '@domain/dietary/index.ts';
import { useTranslate, useWordList } from '../../i18n/index.ts';

const FACTS = { contains: 'dietary.contains', 'may-contain': 'dietary.may_contain' } as const;

/** Returns a function that says in a sentence whether a proposal fits the profile, and why not. */
export const useVerdictText = (): ((verdict: Verdict) => string) => {
  const translate = useTranslate();
  const toList = useWordList();
  return ({ kind, conflicts, missedDiets }) =>
    [
      ...conflicts.map(({ allergen, certainty }) =>
        translate(FACTS[certainty], { allergens: toList([translate(`allergen.${allergen}`)]) }),
      ),
      ...(missedDiets.length === 0
        ? []
        : [translate('dietary.misses', { diets: toList(missedDiets.map((diet) => translate(`diet.${diet}`))) })]),
      ...(kind === 'not-stated' ? [translate('dietary.silent')] : []),
      ...(kind === 'fits' ? [translate('dietary.fits')] : []),
    ].join(' ');
};
