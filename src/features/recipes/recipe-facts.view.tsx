import type { RecipeCard } from '@domain/recipes/index.ts';
import { useNumbers, useTranslate } from '../../i18n/index.ts';

type RecipeFactsProps = {
  readonly recipe: Pick<RecipeCard, 'minutes' | 'kcal'>;
  readonly portions: number;
};

/** Time, energy of a portion, and how many it feeds. */
export function RecipeFacts({ recipe: { minutes, kcal }, portions }: RecipeFactsProps) {
  const translate = useTranslate();
  const { count } = useNumbers();
  return [
    minutes !== undefined && translate('recipe.minutes', { minutes: count(minutes) }),
    kcal !== undefined && translate('product.kcal', { kcal: count(kcal) }),
    translate('recipe.portions', { count: portions }),
  ]
    .filter((fact) => fact !== false)
    .join(' · ');
}
