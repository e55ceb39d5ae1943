import type { Schedule } from '../calendar/index.ts';
import type { ShopCard, ShopFilter } from '../catalog/index.ts';
import type { Answer } from '../kernel/answer.ts';
import type { ShopId } from '../kernel/ids.ts';
import type { Page } from '../kernel/page.ts';

/** A shop that takes reservations (contract 2.2). Its kitchen may have other hours, which are not included. */
export type BookableShop = Omit<ShopCard, 'schedule'> & {
  /** When tables can be reserved. */
  readonly tableHours: Schedule;
};

/** BOOKING-1: Where tables can be reserved. */
export interface BookableShops {
  /** One page of the shops with tables that match a filter; pages count from 1. */
  list(filter: ShopFilter, page: number): Answer<Page<BookableShop>>;
  /** One of them; `rejected` with 404 for any other shop. */
  find(shop: ShopId): Answer<BookableShop>;
}
