import {
  ALLERGENS,
  DIETS,
  emptyProfile,
  isEmptyProfile,
  SEVERITIES,
  type DietaryProfile,
  type StoredDietaryProfile,
} from '@domain/dietary/index.ts';
import { createStoredValue, jsonCodec, type TextStore } from '../drivers/browser/stored-value.ts';

/**
 * STORE-1: Stores the profile on the device and deletes an empty one. Drops unknown codes. Reads an unknown severity as
 * the more serious one.
 */
export const createStoredDietaryProfile = ({ store }: { readonly store: TextStore }): StoredDietaryProfile => {
  const { read, write } = jsonCodec(readProfile);
  return createStoredValue(
    store,
    { read, write: (profile) => (isEmptyProfile(profile) ? undefined : write(profile)) },
    emptyProfile,
  );
};

const readProfile = (json: unknown): DietaryProfile | undefined => {
  if (typeof json !== 'object' || json === null) return undefined;
  const { diets, allergens } = json as { readonly diets?: unknown; readonly allergens?: unknown };
  const severities = Object(allergens) as Readonly<Record<string, unknown>>;
  return {
    diets: Array.isArray(diets) ? DIETS.filter((diet) => diets.includes(diet)) : [],
    allergens: Object.fromEntries(
      ALLERGENS.filter((allergen) => Object.hasOwn(severities, allergen)).map((allergen) => [
        allergen,
        SEVERITIES.find((severity) => severity === severities[allergen]) ?? 'dangerous',
      ]),
    ),
  };
};
