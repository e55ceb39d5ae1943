const GRAMS = /^(\d{1,4})\s?g$/;

/** CATALOG-4n: Reads the weight of a nutrient, as in "22 g", as whole grams; `undefined` for any other text. */
export const wholeGrams = (weight: string): number | undefined => {
  const digits = GRAMS.exec(weight.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
};
