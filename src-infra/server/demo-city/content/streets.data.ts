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

/** "12 Harbor Street, Port Alder". */
export function inPortAlder(house: number, street: Street): Text {
  const latin = `${house} ${street}, Port Alder`;
  return { en: latin, de: latin, fr: latin, ar: `${house} ${arabic[street]}، بورت ألدر` };
}

/** "Seestraße 14, Lindenau am See". */
export function inLindenau(street: Street, house: number): Text {
  const latin = `${street} ${house}, Lindenau am See`;
  return { en: latin, de: latin, fr: latin, ar: `${arabic[street]} ${house}، ليندناو على البحيرة` };
}

/** "Harbor Street" of a city, as an address of a house in it. */
export type StreetAddress = (house: number) => Text;

const longPortAlder: readonly Street[] = [
  'Harbor Street', 'Mill Road', 'Ferry Lane', 'Lantern Row', 'Saltmarsh Avenue', 'Quay Street', 'Pier Road', 'Alder Avenue', 'Chandler Street', 'Ropewalk',
  'Cooper Street', 'Beacon Road', 'Orchard Street', 'Tidewater Boulevard', 'Heron Street', 'Granite Street', 'Captain’s Row', 'Kelp Lane',
  'Foundry Street', 'Station Road', 'Gull Street', 'Lighthouse Road',
];
const longLindenau: readonly Street[] = ['Seestraße', 'Hafengasse', 'Kirchgasse', 'Uferweg', 'Marktstraße', 'Bahnhofstraße', 'Rebhalde'];

/** The streets of a city that are long enough to cross the map; squares and courts are not. */
export const longStreets: Readonly<Record<CitySlug, readonly StreetAddress[]>> = {
  'port-alder': longPortAlder.map((street) => (house) => inPortAlder(house, street)),
  lindenau: longLindenau.map((street) => (house) => inLindenau(street, house)),
};
