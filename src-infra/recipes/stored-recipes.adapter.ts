import { recipeId, stockId } from '@domain/kernel/ids.ts';
import { portionsWithin, type StoredRecipe, type StoredRecipes } from '@domain/recipes/index.ts';
import { createStoredValue, type TextStore } from '../drivers/browser/stored-value.ts';
import { isCount, listCodec } from './list-codec.ts';

/** CATALOG-4k: keeps portions and what the cook has on the device. */
export const createStoredRecipes = ({ store }: { readonly store: TextStore }): StoredRecipes =>
  createStoredValue<readonly StoredRecipe[]>(store, listCodec(readStored), []);

const readStored = (item: unknown): StoredRecipe | undefined => {
  const { id, portions, held } = Object(item) as Readonly<Record<string, unknown>>;
  if (!isCount(id) || !Array.isArray(held)) return undefined;
  return {
    id: recipeId(id),
    portions: isCount(portions) ? portionsWithin(portions) : undefined,
    held: held.filter(isCount).map(stockId),
  };
};
