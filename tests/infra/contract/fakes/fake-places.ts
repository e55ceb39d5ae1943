import type { Branch, Branches } from '@domain/catalog/index.ts';
import type { ShopId } from '@domain/kernel/ids.ts';
import { ok } from '@domain/kernel/result.ts';
import type { BookableShop, BookableShops } from '@domain/reservations/index.ts';
import { pageOf } from './page-of.ts';
import { refusal } from './refusals.ts';

const PER_PAGE = 2;

/** Branches of some shops in memory, two on a page, the oldest first. */
export const createFakeBranches = (shops: readonly ShopId[]): Branches & { add(branch: Omit<Branch, 'id'>): void } => {
  let branches: readonly Branch[] = [];
  return {
    list: async (shop, page) =>
      shop === undefined || shops.includes(shop)
        ? ok(
            pageOf(
              branches.filter((branch) => shop === undefined || branch.shopId === shop),
              page,
              PER_PAGE,
            ),
          )
        : refusal(400, 'ERROR_400'),
    add: (branch) => {
      branches = [...branches, { ...branch, id: branches.length + 1 }];
    },
  };
};

/** Shops with tables in memory, one on a page, narrowed by what the tests ask for. */
export const createFakeBookableShops = (shops: readonly BookableShop[]): BookableShops => ({
  list: async ({ kind, isOpen, isVerified }, page) =>
    ok(
      pageOf(
        shops.filter(
          (shop) =>
            (!kind || shop.kind === kind) &&
            (!isOpen || shop.tableHours.isAccepting) &&
            (!isVerified || shop.isVerified),
        ),
        page,
        1,
      ),
    ),
  find: async (id) => {
    const found = shops.find((shop) => shop.id === id);
    return found ? ok(found) : refusal(404, 'ERROR_404');
  },
});
