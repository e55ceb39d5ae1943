import { foldedWords } from '@domain/kernel/index.ts';
import { items } from '../../src-infra/server/demo-city/content/catalogue.ts';

const SLIP_EVERY = 20;
const LANGUAGES = ['en', 'ar', 'de', 'fr'] as const;

/**
 * What people type: words and beginnings of words of the goods in four languages, one and two at a time, now and then
 * with a slip, pages one to three.
 */
export const searchPaths = (): readonly string[] => {
  const terms = items.flatMap(({ title }, index) =>
    LANGUAGES.flatMap((language) => {
      const words = foldedWords(title[language]).filter((word) => word.length > 2);
      const [first = 'rice', second] = words;
      const typed = [first, first.slice(0, 3 + (index % 3)), ...(second ? [`${first} ${second.slice(0, 3)}`] : [])];
      return (index % SLIP_EVERY === 0 ? [...typed, swapped(first)] : typed).map((term) => ({ term, language }));
    }),
  );
  const different = [...new Map(terms.map((each) => [`${each.language} ${each.term}`, each])).values()];
  return mixed(different).map(
    ({ term, language }, index) =>
      `/api/v1/rest/products/search?search=${encodeURIComponent(term)}&lang=${language}&page=` +
      `${index % 10 === 0 ? 2 : 1}`,
  );
};

const swapped = (word: string): string =>
  word.length < 4 ? word : word.slice(0, 1) + word.charAt(2) + word.charAt(1) + word.slice(3);

/** The index of the next term: the first ones often, the last ones rarely, as people search (weights 1, 1/2, 1/3 …). */
export const drawTerm = (terms: number, number: number): number => {
  const drawn = ((Math.imul(number + 1, 2_654_435_761) >>> 0) + 0.5) / 2 ** 32;
  return Math.min(terms - 1, Math.floor((terms + 1) ** drawn) - 1);
};

/** In an order that is always the same and follows nothing. */
const mixed = <Value>(values: readonly Value[]): readonly Value[] => {
  const steps = 7919;
  return values.map((_, index) => values[(index * steps) % values.length] as Value);
};
