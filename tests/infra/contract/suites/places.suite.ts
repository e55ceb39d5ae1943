import { createHttpBranches } from '@infra/catalog/http-branches.adapter.ts';
import { createHttpBookableShops } from '@infra/reservations/http-bookable-shops.adapter.ts';
import { describePort } from '../describe-port.ts';
import type { Embedded } from '../embedded.ts';
import { createFakeBookableShops, createFakeBranches } from '../fakes/fake-places.ts';
import { sampleContext } from '../samples.ts';
import {
  GREEN_SPOON,
  LINDEN_GRILL,
  NIGHT_MARKET,
  bookableLaws,
  branchLaws,
  green,
  linden,
} from '../laws/places.laws.ts';

const branchBody = {
  data: [
    {
      id: 4,
      shop_id: 501,
      address: { address: '3 Quay' },
      location: { latitude: '52.375', longitude: '4.9' },
      shop: { id: 501 },
      translation: { id: 7, locale: 'en', title: 'At the quay' },
    },
  ],
  meta: { current_page: 1, last_page: 1, per_page: 20, total: 1 },
};

export const branchesSuite = (embedded: Embedded): void =>
  describePort('Branches', branchLaws, {
    fake: () => {
      const branches = createFakeBranches([GREEN_SPOON, NIGHT_MARKET, LINDEN_GRILL]);
      return { branches, add: async (branch) => branches.add(branch) };
    },
    embedded: () => ({
      branches: createHttpBranches(embedded.guest()),
      add: async ({ shopId: shop, title, address, location }) => {
        await embedded.market.store.database
          .insertInto('branches')
          .values({
            shop_id: shop,
            ...location,
            address: JSON.stringify({ address }),
            texts: JSON.stringify({ en: { title } }),
          })
          .execute();
      },
    }),
    quirks: [{ name: 'list', body: branchBody, read: (api) => createHttpBranches({ api }).list(undefined, 1) }],
  });

const bookableBody = {
  data: [
    {
      id: 501,
      uuid: '6a0d3d53-6a5c-4a57-8a2d-0d9c2a6e1f10',
      type: 'restaurant',
      open: true,
      verify: 1,
      price: 2.5,
      price_per_km: 0,
      min_amount: 8,
      rating_avg: 4.6,
      reviews_count: 38,
      logo_img: 'https://api.example.test/storage/images/shops/logo/green-spoon.webp',
      delivery_time: { from: '20', to: '40', type: 'minute' },
      location: { latitude: '52.3702', longitude: '4.8952' },
      translation: { id: 900, locale: 'en', title: 'Green Spoon' },
      timezone: 'Europe/Amsterdam',
      booking_shop_working_days: [
        { id: 1, day: 'monday', from: '10-00', to: '22-00', disabled: false },
        { id: 2, day: 'sunday', from: '10-00', to: '22-00', disabled: true },
      ],
      booking_shop_closed_date: [{ id: 3, day: '2025-12-25' }],
    },
  ],
  meta: { current_page: 1, last_page: 1, per_page: 12, total: 1 },
};

export const bookableShopsSuite = (embedded: Embedded): void =>
  describePort('BookableShops', bookableLaws, {
    fake: () => createFakeBookableShops([green, linden]),
    embedded: () => createHttpBookableShops(embedded.guest()),
    quirks: [
      {
        name: 'list',
        body: bookableBody,
        read: (api) => createHttpBookableShops({ api, context: sampleContext }).list({}, 1),
      },
    ],
  });
