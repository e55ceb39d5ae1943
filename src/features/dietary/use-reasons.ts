import type { Conflict } from '@domain/dietary/index.ts';
import { useItemList, useTranslate, useWordList } from '../../i18n/index.ts';
import type { DietaryAdvice } from './dietary-advice.ts';
import type { EatenDish } from './eaten-dish.ts';

/** Why a dish does not fit: the allergen, the severity, and where in the dish it is. */
export type Reason = { readonly fact: string; readonly texts: readonly string[]; readonly isGrave: boolean };

const FACTS = { contains: 'dietary.contains', 'may-contain': 'dietary.may_contain' } as const;
const TOLD = { dangerous: 'dietary.told_dangerous', avoid: 'dietary.told_avoid' } as const;

/** Returns a function that explains the verdict on a dish, the gravest reason first. */
export const useReasons = (): ((advice: DietaryAdvice, eaten: EatenDish) => readonly Reason[]) => {
  const translate = useTranslate();
  const toList = useWordList();
  const list = useItemList();

  const reasonOf = (advice: DietaryAdvice, eaten: EatenDish, conflict: Conflict): Reason => {
    const { isInDish, choices } = advice.sourceOf(conflict, eaten);
    return {
      fact: translate(FACTS[conflict.certainty], { allergens: toList([translate(`allergen.${conflict.allergen}`)]) }),
      texts: [
        translate(TOLD[conflict.severity]),
        isInDish
          ? translate('dietary.in_dish')
          : translate('dietary.in_choices', { choices: list(choices.map(({ title }) => title)) }),
      ],
      isGrave: conflict.severity === 'dangerous',
    };
  };

  return (advice, eaten) => {
    const { kind, conflicts, missedDiets } = advice.verdictOnDish(eaten);
    const diets = toList(missedDiets.map((diet) => translate(`diet.${diet}`)));
    return [
      ...conflicts.map((conflict) => reasonOf(advice, eaten, conflict)),
      ...(kind === 'not-stated'
        ? [{ fact: translate('dietary.silent'), texts: [translate('dietary.not_safe')], isGrave: false }]
        : []),
      ...(missedDiets.length > 0 ? [{ fact: translate('dietary.misses', { diets }), texts: [], isGrave: false }] : []),
    ];
  };
};
