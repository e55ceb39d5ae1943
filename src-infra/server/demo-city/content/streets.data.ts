import { name } from './text.ts';
import type { CitySlug, Text } from './types.ts';

const arabic = {
  'Harbor Street': 'شارع هاربور', 'Mill Road': 'طريق ميل', 'Ferry Lane': 'زقاق فيري', 'Lantern Row': 'صف لانترن', 'Saltmarsh Avenue': 'جادة سولتمارش',
  'Quay Street': 'شارع كي', 'Pier Road': 'طريق بير', 'Alder Avenue': 'جادة ألدر', 'Chandler Street': 'شارع تشاندلر', 'Ropewalk': 'روبووك',
  'Cooper Street': 'شارع كوبر', 'Beacon Road': 'طريق بيكون', 'Orchard Street': 'شارع أورتشارد', 'Market Square': 'ساحة السوق', 'Tidewater Boulevard': 'بوليفار تايدووتر',
  'Heron Street': 'شارع هيرون', 'Granite Street': 'شارع غرانيت', 'Captain’s Row': 'صف كابتنز', 'Kelp Lane': 'زقاق كيلب', 'Union Wharf': 'رصيف يونيون',
  'Foundry Street': 'شارع فاوندري', 'Maple Court': 'ممر ميبل', 'Station Road': 'طريق المحطة', 'Gull Street': 'شارع غَل', 'Lighthouse Road': 'طريق المنارة',
  'Seestraße': 'شارع زيه', 'Hafengasse': 'زقاق هافن', 'Lindenplatz': 'ساحة ليندن', 'Kirchgasse': 'زقاق كيرش', 'Uferweg': 'طريق أوفر',
  'Marktstraße': 'شارع ماركت', 'Bahnhofstraße': 'شارع بانهوف', 'Rebhalde': 'ريبهالده',
} as const;
export type Street = keyof typeof arabic;

/** A street's name in Latin and in Arabic letters. */
export type StreetName = { readonly latin: string; readonly arabic: string };

const longPortAlder: readonly Street[] = [
  'Harbor Street', 'Mill Road', 'Ferry Lane', 'Lantern Row', 'Saltmarsh Avenue', 'Quay Street', 'Pier Road', 'Alder Avenue', 'Chandler Street', 'Ropewalk',
  'Cooper Street', 'Beacon Road', 'Orchard Street', 'Tidewater Boulevard', 'Heron Street', 'Granite Street', 'Captain’s Row', 'Kelp Lane',
  'Foundry Street', 'Station Road', 'Gull Street', 'Lighthouse Road',
];
const longLindenau: readonly Street[] = ['Seestraße', 'Hafengasse', 'Kirchgasse', 'Uferweg', 'Marktstraße', 'Bahnhofstraße', 'Rebhalde'];

const named = (streets: readonly Street[]): readonly StreetName[] =>
  streets.map((street) => ({ latin: street, arabic: arabic[street] }));

/** The streets in the middle of a city; squares and courts are too short to cross the map. */
export const centralStreets: Readonly<Record<CitySlug, readonly StreetName[]>> = {
  'port-alder': named(longPortAlder),
  lindenau: named(longLindenau),
};

/** A house as its city writes it: "12 Harbor Street", "Seestraße 14". */
export const houseTitle = (city: CitySlug, { latin, arabic: inArabic }: StreetName, house: number): Text =>
  city === 'lindenau' ? name(`${latin} ${house}`, `${inArabic} ${house}`) : name(`${house} ${latin}`, `${house} ${inArabic}`);

const CITY_NAMES = { 'port-alder': name('Port Alder', 'بورت ألدر'), lindenau: name('Lindenau am See', 'ليندناو على البحيرة') };

/** A text with its city after it: "12 Harbor Street, Port Alder". */
export const inCity = (city: CitySlug, title: Text): Text => ({
  en: `${title.en}, ${CITY_NAMES[city].en}`,
  de: `${title.de}, ${CITY_NAMES[city].de}`,
  fr: `${title.fr}, ${CITY_NAMES[city].fr}`,
  ar: `${title.ar}، ${CITY_NAMES[city].ar}`,
});
