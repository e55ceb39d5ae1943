import { describe, expect, it } from 'vitest';
import type { Shop } from '@domain/catalog/index.ts';
import { createHttpShopDirectory } from '@infra/catalog/http-shop-directory.adapter.ts';
import type { Embedded } from '../embedded.ts';
import { taken } from '../outcome.ts';
import { walkPages } from '../pages.ts';

/** LOCALE-9b: named only where a text is in another language than the reader's, which no shop of the small city is. */
const ABROAD: readonly (keyof Shop)[] = ['language'];

/** Notices a field of a shop that gets lost between its table and the client: nothing else compiles or checks it. */
export const shopFieldsSuite = (market: Embedded): void => {
  describe('CATALOG-1 fields of a shop', () => {
    it('each reach the client with a value for at least one shop of the small city', async () => {
      const directory = createHttpShopDirectory(market.guest());
      const cards = await walkPages(
        (page) => directory.list({}, page),
        ({ id }) => id,
      );
      const shops = await Promise.all(cards.map(async ({ id }) => taken(await directory.load(id))));
      const fields = [...new Set(shops.flatMap((shop) => Object.keys(shop) as (keyof Shop)[]))];
      expect(fields.length).toBeGreaterThan(20);
      expect(fields.filter((field) => shops.every((shop) => shop[field] === undefined))).toEqual(ABROAD);
    });
  });
};
