import type { Answer } from '../kernel/answer.ts';
import type { Page } from '../kernel/page.ts';
import type { Ad, Promotion } from './promotion.ts';

/**
 * CATALOG-3: Promotions of the marketplace and its shops, with the shops they advertise, in the language and currency
 * of the app instance.
 */
export interface Promotions {
  /** One page of the running ads, in the operator's order, six per page; pages count from 1. */
  ads(page: number): Answer<Page<Ad>>;
  /** An ad with its shops; `rejected` with status 404 if there is none, or none any more. */
  ad(id: number): Answer<Promotion>;
  /** A banner with its shops, if any; `rejected` with status 404 if there is no such banner. */
  banner(id: number): Answer<Promotion>;
}
