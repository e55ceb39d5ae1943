import { ALLERGENS, DIETS, type Allergen, type Diet } from '@domain/dietary/index.ts';
import { categoryId, type CategoryId } from '@domain/kernel/ids.ts';

/** The menu filters in the address. */
export type MenuChoice = {
  /** Asks for what the dietary profile of this device asks for. */
  readonly isForMe: boolean;
  readonly diets: readonly Diet[];
  readonly without: readonly Allergen[];
  readonly brands: readonly number[];
  readonly sections: readonly CategoryId[];
};

type Query = Readonly<Record<string, string | undefined>>;

/** Reads the filters of an address; what is unknown is left out. */
export const readMenuChoice = (query: Query): MenuChoice => {
  const parts = (name: string): readonly string[] => (query[name] ?? '').split(',');
  const numbers = (name: string): readonly number[] =>
    parts(name).flatMap((part) => (/^[1-9]\d{0,8}$/.test(part) ? [Number(part)] : []));
  const [diets, without] = [parts('diet'), parts('without')];
  return {
    isForMe: query['fits'] === '1',
    diets: DIETS.filter((diet) => diets.includes(diet)),
    without: ALLERGENS.filter((allergen) => without.includes(allergen)),
    brands: numbers('brand'),
    sections: numbers('section').map(categoryId),
  };
};

/** Returns the filters as query text; empty without any. */
export const writeMenuChoice = ({ isForMe, diets, without, brands, sections }: MenuChoice): string =>
  [
    isForMe ? 'fits=1' : '',
    ...Object.entries({ diet: diets, without, brand: brands, section: sections }).map(([name, values]) =>
      values.length > 0 ? `${name}=${values.join(',')}` : '',
    ),
  ]
    .filter(Boolean)
    .join('&');

/** Toggles a value of the list. */
export const toggled = <Value>(values: readonly Value[], value: Value): readonly Value[] =>
  values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
