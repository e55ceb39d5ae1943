/** What recipes measure with. Pieces are what the ingredient's name says: eggs, tins, a bunch. */
export const MEASURES = ['g', 'ml', 'piece', 'tsp', 'tbsp'] as const;
/** One of `MEASURES`. */
export type Measure = (typeof MEASURES)[number];

/** An exact amount of an ingredient: a fraction in its lowest terms. */
export type Amount = { readonly numerator: number; readonly denominator: number; readonly measure: Measure };

/** The most portions that a recipe is scaled to. */
export const PORTIONS_MAX = 24;

const WRITTEN = /^(\d{1,6})(?:\/(\d{1,3}))?$/;

/** CATALOG-4f: Reads "600" or "3/2" of a measure; `undefined` for anything else, and for nothing. */
export const readAmount = (text: string, measure: string): Amount | undefined => {
  const [, numerator, denominator = '1'] = WRITTEN.exec(text) ?? [];
  const known = MEASURES.find((each) => each === measure);
  if (numerator === undefined || known === undefined || Number(numerator) === 0 || Number(denominator) === 0)
    return undefined;
  return amountOf(Number(numerator), Number(denominator), known);
};

/**
 * CATALOG-4f: Returns the amount for a number of portions from that for the recipe's own, exactly. Throws RangeError
 * unless both are whole and positive.
 */
export const scaleAmount = (
  { numerator, denominator, measure }: Amount,
  portions: number,
  servings: number,
): Amount => {
  checkPortions(portions);
  checkPortions(servings);
  return amountOf(numerator * portions, denominator * servings, measure);
};

/** Throws RangeError unless a number of portions is whole and positive. */
export const checkPortions = (portions: number): void => {
  if (!Number.isSafeInteger(portions) || portions < 1)
    throw new RangeError(`Recipes need whole portions above 0, got ${portions}`);
};

const amountOf = (numerator: number, denominator: number, measure: Measure): Amount => {
  const common = divisorOf(numerator, denominator);
  return { numerator: numerator / common, denominator: denominator / common, measure };
};

const divisorOf = (left: number, right: number): number => (right === 0 ? left : divisorOf(right, left % right));
