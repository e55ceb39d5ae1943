import { addons } from './addons.data.ts';
import { items } from './catalogue.ts';
import { banners, bonuses, coupons, discounts } from './deals.data.ts';
import { courierService } from './courier/index.ts';
import { dining } from './dining/index.ts';
import { editorial } from './editorial/index.ts';
import { kinds } from './kinds.data.ts';
import { optionGroups } from './options.data.ts';
import { couriers, people } from './people.data.ts';
import { languages } from './languages.ts';
import { brands, categories, cities, currencies, tags, takes, units } from './reference.data.ts';
import { reviewers } from './reviews.data.ts';
import { sections } from './sections.data.ts';
import { shopsOf } from './shop.ts';
import { americanShops } from './shops/american.data.ts';
import { asianShops } from './shops/asian.data.ts';
import { cafeAndSweetShops } from './shops/cafe-sweets.data.ts';
import { italianShops } from './shops/italian.data.ts';
import { levantGrillShops } from './shops/levant-grill.data.ts';
import { lindenauMarkets, lindenauRestaurants } from './shops/lindenau.data.ts';
import { markets } from './shops/markets.data.ts';
import { seaSteakAfricaShops } from './shops/sea-steak-africa.data.ts';
import type { DemoCity, SettingEntry } from './types.ts';

const settings: readonly SettingEntry[] = [
  { key: 'location', value: '41.49,-71.312' },
  { key: 'timezone', value: 'America/New_York' },
  { key: 'address', value: '1 Market Square, Port Alder' },
  { key: 'phone', value: '14015550100' },
  { key: 'email', value: 'hello@tiffin.test' },
  { key: 'footer_text', value: 'Tiffin' },
  { key: 'referral_active', value: '1' },
  { key: 'group_order', value: '1' },
  { key: 'active_parcel', value: '1' },
  { key: 'reservation_enable_for_user', value: '1' },
  { key: 'auth_option', value: 'both' },
  { key: 'social_auth_google', value: '1' },
  { key: 'social_auth_apple', value: '1' },
  { key: 'social_auth_facebook', value: '1' },
];

/** Port Alder and Lindenau am See, as they stand in a new demo. */
export const demoCity: DemoCity = {
  languages,
  currencies,
  cities,
  settings,
  categories,
  kinds,
  sections,
  brands,
  units,
  tags,
  takes,
  optionGroups,
  addons,
  items,
  shops: [
    ...shopsOf('port-alder', 'restaurant', [
      ...levantGrillShops,
      ...italianShops,
      ...asianShops,
      ...americanShops,
      ...cafeAndSweetShops,
      ...seaSteakAfricaShops,
    ]),
    ...shopsOf('port-alder', 'shop', markets),
    ...shopsOf('lindenau', 'restaurant', lindenauRestaurants),
    ...shopsOf('lindenau', 'shop', lindenauMarkets),
  ],
  discounts,
  bonuses,
  coupons,
  banners,
  reviewers,
  people,
  couriers,
  editorial,
  dining,
  courierService,
};
