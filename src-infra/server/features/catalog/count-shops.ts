import { failedTest, passes, type Moment, type ShopCriteria, type ShopTest } from './shop-criteria.ts';
import type { ShopRecord } from './shop-record.ts';

/** Alternative values of a filter: those of the criteria that one test reads. */
export type ShopChoice<Value> = { readonly value: Value; readonly change: Partial<ShopCriteria> };
export type ShopGroup<Value> = { readonly test: ShopTest; readonly choices: readonly ShopChoice<Value>[] };

export type CountedChoice<Value> = { readonly value: Value; readonly count: number };
export type CountedGroup<Value> = {
  /** The total of the list without the group. */
  readonly any: number;
  readonly choices: readonly CountedChoice<Value>[];
};

export type ShopCounts = {
  readonly total: number;
  readonly count: <Value>(group: ShopGroup<Value>) => CountedGroup<Value>;
};

/**
 * CATALOG-1: Counts what the list would have with each choice of a group instead of the group's own, using the list's
 * tests: a shop counts for a choice if it fails no other test.
 */
export const countShops = (shops: readonly ShopRecord[], criteria: ShopCriteria, moment: Moment): ShopCounts => {
  const listed: ShopRecord[] = [];
  const keptOutBy = new Map<ShopTest, ShopRecord[]>();
  for (const shop of shops) {
    const failed = failedTest(shop, criteria, moment);
    if (failed === 'none') listed.push(shop);
    else if (failed !== 'several') {
      const others = keptOutBy.get(failed);
      if (others) others.push(shop);
      else keptOutBy.set(failed, [shop]);
    }
  }
  return {
    total: listed.length,
    count: ({ test, choices }) => {
      const candidates = [...listed, ...(keptOutBy.get(test) ?? [])];
      return {
        any: candidates.length,
        choices: choices.map(({ value, change }) => {
          const changed = { ...criteria, ...change };
          return { value, count: candidates.filter((shop) => passes(test, shop, changed, moment)).length };
        }),
      };
    },
  };
};
