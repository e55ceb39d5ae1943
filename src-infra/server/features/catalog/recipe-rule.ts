import { decimal, decimalOfMinor, type Decimal, type RecipeRule } from '@domain/pricing/index.ts';
import type { RecipeRow } from './catalog.ports.ts';

/** Returns `undefined` for a recipe without a discount. */
export const recipeRule = ({ id, ingredients, ...recipe }: RecipeRow, scale: number): RecipeRule | undefined => {
  const amount = discountAmount(recipe, scale);
  return amount && { id, type: recipe.discount_type === 'fix' ? 'fix' : 'percent', amount, ingredients };
};

const discountAmount = (
  { discount_type, percent, amount }: Pick<RecipeRow, 'discount_type' | 'percent' | 'amount'>,
  scale: number,
): Decimal | undefined => {
  if (discount_type === null) return undefined;
  return discount_type === 'fix' ? decimalOfMinor(amount ?? 0, scale) : decimal(percent ?? '0');
};
