import { severeAllergens, type DietaryProfile } from '../dietary/index.ts';
import type { OrderedChoice, ReplacementChoice } from './choice.ts';

/**
 * ORDER-10a: Returns what is sent for a choice. The profile stays on the device, so the shop cannot judge a dish by it:
 * with an allergen in it nothing is replaced without asking, and nothing by a dish whose allergens are not stated.
 */
export const orderedChoice = (choice: ReplacementChoice, profile: DietaryProfile): OrderedChoice =>
  choice !== 'leave-out' && severeAllergens(profile).length > 0 ? 'ask-declared' : choice;
