import { ALLERGENS, DIETS, type Allergen, type Diet, type DietaryDeclaration } from '../dietary/index.ts';
import type { ProductDraft } from './product-draft.ts';

type Declared = Pick<ProductDraft, 'isDeclared' | 'allergens' | 'mayContain' | 'diets'>;
type DeclarationFault = {
  readonly field: 'declared' | 'allergens' | 'mayContain' | 'diets';
  readonly kind: 'required' | 'unknown' | 'contradiction';
};

/** What food of a diet cannot contain. Halal and kosher depend on more than allergens. */
const EXCLUDED: Readonly<Record<Diet, readonly Allergen[]>> = {
  vegan: ['crustaceans', 'eggs', 'fish', 'milk', 'molluscs'],
  vegetarian: ['crustaceans', 'fish', 'molluscs'],
  halal: [],
  kosher: [],
  gluten_free: ['gluten'],
};

/**
 * OPS-6j: Returns what a shop declares of a product, and the faults. Nothing is declared unless it is said to be: a
 * chosen allergen or diet without that is a fault, never dropped. A diet does not go with an allergen that it excludes.
 * What the food contains, it also may contain, so it is listed once.
 */
export const checkDeclaration = ({
  isDeclared,
  allergens,
  mayContain,
  diets,
}: Declared): {
  readonly dietary: DietaryDeclaration | undefined;
  readonly faults: readonly DeclarationFault[];
} => {
  const contains = ALLERGENS.filter((code) => allergens.includes(code));
  const declared: DietaryDeclaration = {
    contains,
    mayContain: ALLERGENS.filter((code) => mayContain.includes(code) && !contains.includes(code)),
    diets: DIETS.filter((code) => diets.includes(code)),
  };
  const isContradicted = declared.diets.some((diet) => EXCLUDED[diet].some((code) => contains.includes(code)));
  const isAnyChosen = allergens.length + mayContain.length + diets.length > 0;
  return {
    dietary: isDeclared ? declared : undefined,
    faults: [
      ...(isAnyChosen && !isDeclared ? [{ field: 'declared', kind: 'required' } as const] : []),
      ...(areKnown(allergens, ALLERGENS) ? [] : [{ field: 'allergens', kind: 'unknown' } as const]),
      ...(areKnown(mayContain, ALLERGENS) ? [] : [{ field: 'mayContain', kind: 'unknown' } as const]),
      ...(areKnown(diets, DIETS) ? [] : [{ field: 'diets', kind: 'unknown' } as const]),
      ...(isContradicted ? [{ field: 'diets', kind: 'contradiction' } as const] : []),
    ],
  };
};

const areKnown = (codes: readonly string[], known: readonly string[]): boolean =>
  codes.every((code) => known.includes(code));
