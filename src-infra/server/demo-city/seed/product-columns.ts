import type { AddonEntry } from '../content/menu-types.ts';
import type { Dietary } from '../content/types.ts';
import { dishPicture } from '../pictures/index.ts';
import { texts } from './seed-context.ts';

/** What a shop declares of a product, in the columns of `products`. */
export const dietaryColumns = (dietary: Dietary | undefined) => ({
  vegetarian: dietary?.diets.some((diet) => diet === 'vegetarian' || diet === 'vegan') ?? false,
  dietary_declared: dietary !== undefined,
  allergens: [...(dietary?.allergens ?? [])],
  may_contain: [...(dietary?.mayContain ?? [])],
  diets: [...(dietary?.diets ?? [])],
});

/** The columns of an add-on that do not depend on its shop. */
export const addonColumns = ({ title, maxQty, dietary, motif }: AddonEntry) => ({
  tax: '0',
  addon: true,
  img: motif === undefined ? null : dishPicture(motif),
  kcal: null,
  min_qty: 1,
  max_qty: maxQty,
  interval: '1',
  boxes: 0,
  net_amount: null,
  net_measure: null,
  input: 0,
  orders_count: 0,
  texts: texts({ title }),
  ...dietaryColumns(dietary),
});
