import {
  suggestAddresses,
  type AddressQuery,
  type AddressSuggestion,
  type Gazetteer,
  type GazetteerEntry,
} from '@domain/addresses/index.ts';
import { kilometresBetween, type GeoPoint } from '@domain/catalog/index.ts';
import { placeBeside } from '@domain/addresses/index.ts';
import { foldedWords } from '@domain/kernel/index.ts';
import { addressAt } from './address-at.ts';
import { allCities, BLOCKS_OUT, streetName, type HalfLine } from './city-streets.ts';
import { houseOf, startOf } from './city-houses.ts';
import { districts, landmarks } from './content/landmarks.data.ts';
import { houseTitle, inCity, type StreetName } from './content/streets.data.ts';
import type { CitySlug, Text } from './content/types.ts';

type Entry = {
  readonly id: string;
  readonly kind: GazetteerEntry['kind'];
  readonly city: CitySlug;
  readonly title: Text;
  readonly text: Text;
  readonly location: GeoPoint;
  readonly street: { readonly line: HalfLine; readonly name: StreetName } | undefined;
};

/** ADDRESS-6: what typed text may mean in the demo's cities, in `language` or in English. */
export const suggestInCity = (query: AddressQuery, language: string): readonly AddressSuggestion[] =>
  suggestAddresses(query, gazetteerIn(language));

const inLanguage = (text: Text, language: string): string =>
  (text as Readonly<Record<string, string>>)[language] ?? text.en;

const once = <Value>(make: () => Value): (() => Value) => {
  let value: Value | undefined;
  return () => (value ??= make());
};

const gazetteers = new Map<string, Gazetteer>();
const gazetteerIn = (wanted: string): Gazetteer => {
  const language = ['en', 'de', 'fr', 'ar'].includes(wanted) ? wanted : 'en';
  const known = gazetteers.get(language);
  if (known) return known;
  const byId = new Map(entries().map((entry) => [entry.id, entry]));
  const gazetteer: Gazetteer = {
    entries: entries().map(({ id, kind, city, title, text, location }) => ({
      id,
      kind,
      title: inLanguage(title, language),
      text: inLanguage(text, language),
      district: districtOf(city, location, language),
      location,
      // A city's own letters are read in every language.
      words: [...new Set([...foldedWords(inLanguage(title, language)), ...foldedWords(title.en)])],
    })),
    house: ({ id }, number) => {
      const entry = byId.get(id);
      const location = entry?.street && houseOf(entry.city, entry.street.line, number);
      if (!location) return undefined;
      const title = houseTitle(entry.city, entry.street.name, number);
      return {
        id: `${id}-${number}`,
        kind: 'house',
        title: inLanguage(title, language),
        text: inLanguage(inCity(entry.city, title), language),
        district: districtOf(entry.city, location, language),
        location,
      };
    },
  };
  gazetteers.set(language, gazetteer);
  return gazetteer;
};

const entries = once((): readonly Entry[] =>
  allCities().flatMap(({ slug, centre }) => [...streetsOf(slug), ...landmarksOf(slug, centre)]),
);

const streetsOf = (city: CitySlug): readonly Entry[] =>
  halfLines().flatMap((line): readonly Entry[] => {
    const location = startOf(city, line);
    if (!location) return [];
    const street = streetName(city, line);
    const title: Text = { en: street.latin, de: street.latin, fr: street.latin, ar: street.arabic };
    const id = `${city}-${line.direction}-${line.offset}-${line.half}`;
    return [{ id, kind: 'street', city, title, text: inCity(city, title), location, street: { line, name: street } }];
  });

const halfLines = (): readonly HalfLine[] =>
  (['south', 'east'] as const).flatMap((direction) =>
    Array.from({ length: 2 * BLOCKS_OUT + 1 }, (_, index) => index - BLOCKS_OUT).flatMap((offset) =>
      (['along', 'against'] as const).map((half) => ({ direction, offset, half })),
    ),
  );

/** Drops a landmark that no street passes. */
const landmarksOf = (city: CitySlug, centre: GeoPoint): readonly Entry[] =>
  landmarks[city].flatMap(({ slug, kind, name: title, at }): readonly Entry[] => {
    const location = placeAtOffset(centre, at);
    const address = addressAt(location);
    if (!address) return [];
    const text = { en: '', de: '', fr: '', ar: '' };
    for (const language of ['en', 'de', 'fr'] as const) text[language] = `${title[language]}, ${address[language]}`;
    text.ar = `${title.ar}، ${address.ar}`;
    return [{ id: `${city}-${slug}`, kind, city, title, text, location, street: undefined }];
  });

const districtOf = (city: CitySlug, place: GeoPoint, language: string): string => {
  const centre = allCities().find(({ slug }) => slug === city)?.centre ?? place;
  const [nearest] = districts[city]
    .map(({ name, at }) => ({ name, distance: kilometresBetween(place, placeAtOffset(centre, at)) }))
    .toSorted((left, right) => left.distance - right.distance);
  return nearest ? inLanguage(inCity(city, nearest.name), language) : '';
};

const placeAtOffset = (centre: GeoPoint, [north, east]: readonly [number, number]): GeoPoint =>
  placeBeside(centre, { north: north * 1000, east: east * 1000 });
