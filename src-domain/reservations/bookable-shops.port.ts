import type { Schedule } from '../calendar/index.ts';
import type { ShopCard, ShopFilter } from '../catalog/index.ts';
import type { Answer } from '../kernel/answer.ts';
import type { Page } from '../kernel/page.ts';

/** A shop that keeps tables (contract 2.2). Its kitchen may work at other hours, which are not told here. */
export type BookableShop = Omit<ShopCard, 'schedule'> & {
  /** When tables can be had. */
  readonly tableHours: Schedule;
};

/** BOOKING-1: where tables can be had. */
export interface BookableShops {
  /** One page of the shops with tables that a filter leaves; pages count from 1. */
  list(filter: ShopFilter, page: number): Answer<Page<BookableShop>>;
}
