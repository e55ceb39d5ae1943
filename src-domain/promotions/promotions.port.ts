import type { Answer } from '../kernel/answer.ts';
import type { Page } from '../kernel/page.ts';
import type { Ad, Promotion } from './promotion.ts';

/**
 * CATALOG-3: what the marketplace and its shops want to be noticed, with the shops behind it, in the language and
 * currency of the app instance.
 */
export interface Promotions {
  /** One page of the ads that run, in the operator's order, six to a page; pages count from 1. */
  ads(page: number): Answer<Page<Ad>>;
  /** An ad with its shops; `rejected` with status 404 when there is none, or none any more. */
  ad(id: number): Answer<Promotion>;
  /** A banner with its shops, of which there may be none; `rejected` with status 404 when there is no such banner. */
  banner(id: number): Answer<Promotion>;
}
