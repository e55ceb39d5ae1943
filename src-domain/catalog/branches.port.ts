import type { Answer } from '../kernel/answer.ts';
import type { ShopId } from '../kernel/ids.ts';
import type { Page } from '../kernel/page.ts';
import type { GeoPoint } from './geo.ts';

/** A further location of a shop (contract 2.4). */
export type Branch = {
  readonly id: number;
  readonly shopId: ShopId;
  readonly title: string;
  readonly address: string;
  /** `undefined` if its location is unknown. */
  readonly location: GeoPoint | undefined;
};

/** CATALOG-3: The locations of shops besides their main one. */
export interface Branches {
  /** One page of the branches of all shops, or of one; pages count from 1. */
  list(shop: ShopId | undefined, page: number): Answer<Page<Branch>>;
}
