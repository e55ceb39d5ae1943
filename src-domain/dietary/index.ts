export { ALLERGENS, DIETS, type Allergen, type Diet, type DietaryDeclaration } from './dietary.ts';
export {
  emptyProfile,
  isEmptyProfile,
  SEVERITIES,
  severeAllergens,
  toggleDiet,
  dietaryNeedsOf,
  withAllergen,
  type DietaryProfile,
  type StoredDietaryProfile,
  type Severity,
} from './profile.ts';
export {
  followsDiet,
  isSuitable,
  suitabilityOf,
  worstCase,
  type DietaryNeeds,
  type Suitability,
} from './suitability.ts';
export { readToldAllergens, toldAllergens, type ChosenTelling, type ToldAllergen } from './told.ts';
export { VERDICTS, verdictOf, type Conflict, type DeclaredParts, type Verdict } from './verdict.ts';
