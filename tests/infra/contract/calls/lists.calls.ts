import { categoryId, shopId } from '@domain/kernel/ids.ts';
import { decimal } from '@domain/pricing/index.ts';
import { createHttpBranches } from '@infra/catalog/http-branches.adapter.ts';
import { createHttpProductLists } from '@infra/catalog/http-product-lists.adapter.ts';
import { createHttpBookableShops } from '@infra/reservations/http-bookable-shops.adapter.ts';
import { createHttpShopReviews } from '@infra/reviews/http-shop-reviews.adapter.ts';
import { createHttpReferralProgramme } from '@infra/rewards/http-referral-programme.adapter.ts';
import { reading, type CallRow, type Caller } from './call-row.ts';

const lists = ({ api }: Caller) => createHttpProductLists({ api, context: reading, announces: () => true });
const elsewhere = ({ api }: Caller) => createHttpProductLists({ api, context: reading, announces: () => false });
const secondPage = { currency_id: '2', page: '2', perPage: '20' };
const everyCriterion = {
  categoryId: categoryId(3),
  brandIds: [4, 5],
  search: 'soup',
  prices: { from: decimal('5'), to: decimal('12.5') },
  minRating: 3.5,
  order: 'price_asc',
  hasBonus: true,
  hasDiscount: true,
  hasDeals: true,
  isVegetarian: true,
  dietary: { diets: ['vegan', 'halal'], without: ['nuts'] },
} as const;
const everyParameter = {
  category_id: '3',
  'brand_ids[0]': '4',
  'brand_ids[1]': '5',
  search: 'soup',
  prices: '5,12.5',
  'rating[0]': '3.5',
  'rating[1]': '5',
  order_by: 'price_asc',
  bonus: '1',
  has_discount: '1',
  deals: '1',
  vegetarian: '1',
};

export const listCalls: readonly CallRow[] = [
  {
    line: 'GET /rest/products/paginate',
    ask: (caller) => lists(caller).everywhere({}, 2),
    sent: { path: 'rest/products/paginate', query: secondPage },
  },
  {
    line: 'GET /rest/products/paginate',
    ask: (caller) => lists(caller).everywhere({ shopId: shopId(501), ...everyCriterion }, 2),
    sent: {
      path: 'rest/products/paginate',
      query: {
        shop_id: '501',
        ...everyParameter,
        'diets[0]': 'vegan',
        'diets[1]': 'halal',
        'without_allergens[0]': 'nuts',
        ...secondPage,
      },
    },
  },
  {
    line: 'GET /rest/products/paginate',
    ask: (caller) => elsewhere(caller).everywhere(everyCriterion, 2),
    sent: { path: 'rest/products/paginate', query: { ...everyParameter, ...secondPage } },
  },
  {
    line: 'GET /rest/shops/{id}/products/paginate',
    ask: (caller) => lists(caller).ofShop(shopId(501), { categoryId: categoryId(3) }, 2),
    sent: { path: 'rest/shops/501/products/paginate', query: { category_id: '3', ...secondPage } },
  },
  {
    line: 'GET /rest/shops/{id}/products/recommended/paginate',
    ask: (caller) => lists(caller).recommended(shopId(501), {}, 2),
    sent: { path: 'rest/shops/501/products/recommended/paginate', query: secondPage },
  },
  {
    line: 'GET /rest/booking/shops/paginate',
    ask: ({ api }) => createHttpBookableShops({ api, context: reading }).list({ kind: 'restaurant', isOpen: true }, 2),
    sent: {
      path: 'rest/booking/shops/paginate',
      query: { type: 'restaurant', open: '1', order_by: 'trust_you', currency_id: '2', page: '2', perPage: '12' },
    },
  },
  {
    line: 'GET /rest/shops/{id}/reviews',
    ask: ({ api }) =>
      createHttpShopReviews({ api, context: reading }).list(shopId(501), 2, { order: 'newest', filter: {} }),
    sent: { path: 'rest/shops/501/reviews', query: { page: '2', perPage: '10' } },
  },
  {
    line: 'GET /rest/branches',
    ask: ({ api }) => createHttpBranches({ api }).list(shopId(501), 2),
    sent: { path: 'rest/branches', query: { shop_id: '501', page: '2', perPage: '20' } },
  },
  {
    line: 'GET /rest/branches',
    ask: ({ api }) => createHttpBranches({ api }).list(undefined, 1),
    sent: { path: 'rest/branches', query: { page: '1', perPage: '20' } },
  },
  {
    line: 'GET /rest/referral',
    ask: ({ api }) => createHttpReferralProgramme({ api, context: reading }).terms(),
    sent: { path: 'rest/referral' },
  },
];
