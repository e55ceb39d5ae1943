import { addDays, localDateOf, type TimeZones } from '@domain/calendar/index.ts';
import { DAY_MS, type Instant } from '@domain/kernel/clock.port.ts';
import { FURTHER_LANGUAGES, LANGUAGES } from '../content/text-languages.ts';
import type { DemoCity, Text } from '../content/types.ts';
import { numbered } from './stable-ids.ts';

/** The input of all rows of the city. */
export type SeedContext = {
  readonly city: DemoCity;
  readonly now: Instant;
  readonly daysAgo: (days: number) => number;
  /** `YYYY-MM-DD` at a distance from the seed day of a shop. */
  readonly dayOf: (shop: string, days: number) => string;
  /** Time zone of a shop. */
  readonly zoneOf: (shop: string) => string;
  readonly passwordHash: string;
  readonly shopId: (slug: string) => number;
  readonly userId: (name: string) => number;
};

export const seedContext = (city: DemoCity, now: Instant, passwordHash: string, zones: TimeZones): SeedContext => {
  const timezones = new Map(city.cities.map(({ slug, timezone }) => [slug, timezone]));
  const zoneByShop = new Map(city.shops.map((shop) => [shop.slug, timezones.get(shop.city) ?? 'UTC']));
  const zoneOf = (shop: string): string => zoneByShop.get(shop) ?? 'UTC';
  return {
    city,
    now,
    daysAgo: (days) => now - days * DAY_MS,
    dayOf: (shop, days) => addDays(localDateOf(now, zoneOf(shop), zones), days),
    zoneOf,
    passwordHash,
    shopId: numbered(city.shops.map(({ slug }) => slug)),
    userId: numbered([
      ...city.people.map(({ email }) => email),
      ...city.shops.map(({ slug }) => `seller ${slug}`),
      ...city.couriers.map(({ slug }) => `courier ${slug}`),
      ...city.reviewers.map(({ slug }) => `reviewer ${slug}`),
    ]),
  };
};

/** Texts by locale, without languages in which a field is missing. */
export const texts = <Field extends string>(
  fields: Readonly<Record<Field, Text>>,
): Readonly<Record<string, Record<Field, string>>> => {
  const names = Object.keys(fields) as Field[];
  const known = [...LANGUAGES, ...FURTHER_LANGUAGES].filter((language) =>
    names.every((field) => fields[field][language] !== undefined),
  );
  return Object.fromEntries(
    known.map((language) => [
      language,
      Object.fromEntries(names.map((field) => [field, fields[field][language]])) as Record<Field, string>,
    ]),
  );
};
