import type { Text } from './types.ts';

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
