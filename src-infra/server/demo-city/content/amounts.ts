import { declared } from './text.ts';
import type { NetContent } from './menu-types.ts';

export const grams = (amount: number): NetContent => ({ amount, measure: 'g' });
export const millilitres = (amount: number): NetContent => ({ amount, measure: 'ml' });
export const pieces = (amount: number): NetContent => ({ amount, measure: 'piece' });

/** Declarations shared by many groceries. */
export const fromPlants = declared([], ['vegan', 'halal', 'kosher', 'gluten_free']);
export const fromMilk = declared(['milk'], ['vegetarian', 'gluten_free']);
export const fromGrain = declared(['gluten'], ['vegan'], ['sesame']);
export const fromFish = declared(['fish'], ['gluten_free'], ['crustaceans', 'molluscs']);
export const halalMeat = declared([], ['halal', 'gluten_free']);
export const plainMeat = declared([], ['gluten_free']);
