import { ALLERGENS, DIETS, type DietaryDeclaration } from '@domain/dietary/index.ts';
import { asBoolean, listOf, type Wire } from '../drivers/http/wire.ts';

/**
 * Contract 8.7: only an explicit declaration counts; absent fields and unknown allergens make it unknown, never safe.
 */
export const toDietary = (dto: Wire): DietaryDeclaration | undefined => {
  const [contains, mayContain] = [toAllergens(dto['allergens']), toAllergens(dto['may_contain'])];
  if (!asBoolean(dto['dietary_declared']) || !contains || !mayContain) return undefined;
  return {
    contains,
    mayContain,
    diets: listOf(dto['diets'], (item) => DIETS.find((diet) => diet === item)).filter((diet) => diet !== undefined),
  };
};

const toAllergens = (value: unknown): DietaryDeclaration['contains'] | undefined => {
  const codes = listOf(value, (item) => ALLERGENS.find((allergen) => allergen === item));
  return codes.every((code) => code !== undefined) ? codes : undefined;
};
