import type { TimeZones } from '@domain/calendar/index.ts';
import type { Instant } from '@domain/kernel/clock.port.ts';
import { notificationKindRows, paymentRows, settingRows, type RowSet } from '../../foundation/base-data/index.ts';
import type { DemoCity } from '../content/types.ts';
import { bannerPicture } from '../pictures/index.ts';
import { categoryRows } from './category.rows.ts';
import { courierRows } from './courier.rows.ts';
import { dealRows } from './deals.rows.ts';
import { diningRows } from './dining.rows.ts';
import { editorialRows } from './editorial.rows.ts';
import { goodsRows } from './goods.rows.ts';
import { kindRows } from './kinds.rows.ts';
import { peopleRows } from './people.rows.ts';
import { seedContext, texts, type SeedContext } from './seed-context.ts';
import { shopRows, withIds } from './shops.rows.ts';
import { uuidOf } from './stable-ids.ts';

/** Everything the demo city inserts into a new store: the same content at the same moment gives the same rows. */
export const cityRows = (city: DemoCity, now: Instant, passwordHash: string, zones: TimeZones): RowSet => {
  const context = seedContext(city, now, passwordHash, zones);
  const goods = goodsRows(context);
  return [
    ...referenceRows(context),
    ...peopleRows(context),
    ...taxonomyRows(context),
    ...shopRows(context),
    ...goods.rows,
    ...dealRows(context, goods.ids),
    ...bannerRows(context),
    ...editorialRows(context, goods.ids, zones),
    ...kindRows(context),
    ...diningRows(context, zones),
    ...courierRows(context),
  ];
};

const referenceRows = ({ city, now }: SeedContext): RowSet => [
  [
    'languages',
    withIds(
      city.languages.map(({ locale, title, isRightToLeft, isDefault }) => ({
        locale,
        title,
        backward: isRightToLeft,
        is_default: isDefault,
        active: true,
        img: null,
      })),
    ),
  ],
  [
    'currencies',
    withIds(
      city.currencies.map(({ title, symbol, rate, position, decimals, isDefault }) => ({
        title,
        symbol,
        rate,
        position,
        decimals,
        is_default: isDefault,
        active: true,
      })),
    ),
  ],
  [
    'settings',
    settingRows(now, { is_demo: '1', ...Object.fromEntries(city.settings.map(({ key, value }) => [key, value])) }),
  ],
  ['payments', paymentRows],
  ['notification_kinds', notificationKindRows],
];

const taxonomyRows = ({ city, now }: SeedContext): RowSet => {
  const values = city.optionGroups.flatMap((group, index) =>
    group.values.map((value, place) => ({
      extra_group_id: index + 1,
      slug: value.slug,
      value: group.type === 'color' ? (value.colour ?? null) : null,
      position: place + 1,
      active: true,
      texts: texts({ title: value.title }),
    })),
  );
  return [
    ...categoryRows(city, now),
    [
      'brands',
      withIds(
        city.brands.map(({ slug, title }) => ({
          uuid: uuidOf(`brand ${slug}`),
          slug,
          title: title.en,
          active: true,
          img: null,
          shop_id: null,
        })),
      ),
    ],
    ['units', withIds(city.units.map(({ title, position }) => ({ active: true, position, texts: texts({ title }) })))],
    ['tags', withIds(city.tags.map(({ slug, title }) => ({ slug, active: true, texts: texts({ title }) })))],
    [
      'extra_groups',
      withIds(
        city.optionGroups.map(({ slug, type, title }) => ({
          slug,
          type,
          active: true,
          shop_id: null,
          texts: texts({ title }),
        })),
      ),
    ],
    ['extra_values', withIds(values)],
  ];
};

const bannerRows = ({ city, now, shopId }: SeedContext): RowSet => [
  [
    'banners',
    withIds(
      city.banners.map(({ slug, title, description, button }, index) => ({
        url: null,
        img: bannerPicture(slug),
        active: true,
        clickable: true,
        input: index + 1,
        type: 'banner',
        texts: texts({ title, description, button_text: button }),
        created_at: now,
        updated_at: now,
      })),
    ),
  ],
  [
    'banner_shops',
    city.banners.flatMap(({ shops }, index) => shops.map((slug) => ({ banner_id: index + 1, shop_id: shopId(slug) }))),
  ],
];
