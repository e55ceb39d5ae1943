import type { MenuTexts } from '../../foundation/languages/index.ts';
import type { DeskRefusal } from './desk-api.ts';

/** Says of each refused field of a product what it takes, in the seller's language. */
export const productRefusal = (refusal: DeskRefusal, words: MenuTexts): DeskRefusal => {
  if (refusal.status === 409) return { ...refusal, message: words.wrong.changed, params: {} };
  if (refusal.status !== 400) return refusal;
  return {
    ...refusal,
    message: words.wrong.form,
    params: Object.fromEntries(Object.keys(refusal.params).map((name) => [name, [wantedOf(name, words.wrong)]])),
  };
};

const wantedOf = (name: string, wrong: MenuTexts['wrong']): string => {
  if (name.startsWith('title')) return wrong.name;
  if (name.startsWith('description')) return wrong.longText;
  const [last = name] = name.split('.').slice(-1);
  return WANTED[last]?.(wrong) ?? wrong.form;
};

const WANTED: Readonly<Record<string, (wrong: MenuTexts['wrong']) => string>> = {
  category_id: (wrong) => wrong.category,
  price: (wrong) => wrong.price,
  quantity: (wrong) => wrong.pieces,
  min_qty: (wrong) => wrong.min,
  max_qty: (wrong) => wrong.max,
  interval: (wrong) => wrong.interval,
  boxes: (wrong) => wrong.boxes,
  tax: (wrong) => wrong.tax,
  kcal: (wrong) => wrong.nutrient,
  carbs: (wrong) => wrong.nutrient,
  protein: (wrong) => wrong.nutrient,
  fats: (wrong) => wrong.nutrient,
  dietary_declared: (wrong) => wrong.declared,
  allergens: (wrong) => wrong.declared,
  may_contain: (wrong) => wrong.declared,
  diets: (wrong) => wrong.diets,
  img: (wrong) => wrong.picture,
};
