export { ALLERGENS, DIETS, type Allergen, type Diet, type DietaryDeclaration } from './dietary.ts';
export { followsDiet, suitabilityOf, type DietaryWishes, type Suitability } from './suitability.ts';
