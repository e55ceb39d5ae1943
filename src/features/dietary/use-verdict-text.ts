import type { Allergen, Conflict, Verdict } from '@domain/dietary/index.ts';
import { useTranslate, useWordList } from '../../i18n/index.ts';

const SENTENCES = {
  contains: { dangerous: 'dietary.contains_dangerous', avoid: 'dietary.contains_avoided' },
  'may-contain': { dangerous: 'dietary.may_contain_dangerous', avoid: 'dietary.may_contain_avoided' },
} as const;

/** Returns a function that says a verdict in sentences, the gravest first. */
export const useVerdictText = (): ((verdict: Verdict) => readonly string[]) => {
  const translate = useTranslate();
  const toList = useWordList();
  const namesOf = (conflicts: readonly Conflict[]): string =>
    toList(conflicts.map(({ allergen }: { readonly allergen: Allergen }) => translate(`allergen.${allergen}`)));
  return ({ kind, conflicts, missedDiets }) => [
    ...(['dangerous', 'avoid'] as const).flatMap((severity) =>
      (['contains', 'may-contain'] as const).flatMap((certainty) => {
        const same = conflicts.filter((each) => each.severity === severity && each.certainty === certainty);
        return same.length === 0 ? [] : [translate(SENTENCES[certainty][severity], { allergens: namesOf(same) })];
      }),
    ),
    ...(kind === 'not-stated' ? [translate('dietary.not_stated')] : []),
    ...(missedDiets.length === 0
      ? []
      : [translate('dietary.misses', { diets: toList(missedDiets.map((diet) => translate(`diet.${diet}`))) })]),
    ...(kind === 'fits' ? [translate('dietary.fits')] : []),
  ];
};
