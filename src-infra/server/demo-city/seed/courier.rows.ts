import type { RowSet } from '../../foundation/base-data/index.ts';
import { parcelPicture } from '../pictures/index.ts';
import { texts, type SeedContext } from './seed-context.ts';
import { withIds } from './shops.rows.ts';

/** Kinds of parcels with their prices, and the cashback of shops. */
export const courierRows = ({
  city: {
    courierService: { parcelTypes, cashbacks },
  },
  shopId,
  daysAgo,
}: SeedContext): RowSet => {
  const seeded = { created_at: daysAgo(30), updated_at: daysAgo(30) };
  return [
    [
      'parcel_types',
      withIds(
        parcelTypes.map(({ slug, title, least, most, grams, range, price, perKm, special }, index) => ({
          slug,
          img: parcelPicture(slug),
          position: index + 1,
          active: true,
          min_width: least[0],
          min_height: least[1],
          min_length: least[2],
          max_width: most[0],
          max_height: most[1],
          max_length: most[2],
          max_range: String(range),
          min_g: grams[0],
          max_g: grams[1],
          price,
          price_per_km: perKm,
          special: special !== undefined,
          special_price: special?.price ?? null,
          special_price_per_km: special?.perKm ?? null,
          texts: texts({ title }),
          ...seeded,
        })),
      ),
    ],
    [
      'parcel_options',
      withIds(
        parcelTypes.flatMap(({ options }, type) =>
          options.map(({ title, description }, index) => ({
            parcel_type_id: type + 1,
            position: index + 1,
            texts: description ? texts({ title, description }) : texts({ title }),
          })),
        ),
      ),
    ],
    [
      'cashback_rules',
      withIds(
        cashbacks.map(({ shop, type, price, value }) => ({
          shop_id: shopId(shop),
          type,
          percent: type === 'percent' ? String(price) : null,
          amount: type === 'fix' ? price : null,
          value,
          active: true,
          ...seeded,
        })),
      ),
    ],
  ];
};
