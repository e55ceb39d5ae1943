import type { DemoCity } from '../../../src-infra/server/demo-city/content/types.ts';
import { smallCity } from '../support/small-city.ts';

/** What each customer of a crowded city has in the wallet at first, in cents. */
export const FIRST_BALANCE = 100_000_000;
/** How many pieces of everything each shop has at first. */
export const FIRST_SUPPLY = 10_000_000;

export const customerEmail = (index: number): string => `customer-${index}@tiffin.test`;

/** The small city with so many more customers, and shops that never run out; for 0 it is the small city. */
export const crowdedCity = (customers: number): DemoCity =>
  customers === 0
    ? smallCity
    : {
        ...smallCity,
        people: [
          ...smallCity.people,
          ...Array.from({ length: customers }, (_, index) => ({
            email: customerEmail(index),
            firstname: `Customer ${index}`,
            lastname: 'Berg',
            role: 'user' as const,
            phone: String(31_700_000_000 + index),
            wallet: FIRST_BALANCE,
            addresses: [],
          })),
        ],
        shops: smallCity.shops.map((shop) => ({
          ...shop,
          menu: shop.menu.map((section) => ({
            ...section,
            products: section.products.map((product) => ({
              ...product,
              stocks: product.stocks.map((stock) => ({ ...stock, quantity: FIRST_SUPPLY })),
            })),
          })),
        })),
      };
