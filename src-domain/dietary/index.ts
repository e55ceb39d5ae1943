export { ALLERGENS, DIETS, type Allergen, type Diet, type DietaryDeclaration } from './dietary.ts';
export {
  followsDiet,
  isSuitable,
  suitabilityOf,
  worstCase,
  type DietaryWishes,
  type Suitability,
} from './suitability.ts';
