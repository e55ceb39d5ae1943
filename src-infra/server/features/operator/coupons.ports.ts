import type { StoredTexts } from '../../texts.ts';

/** A coupon as operators see it, with its shop. */
export type DeskCoupon = {
  readonly id: number;
  readonly code: string;
  readonly shopId: number;
  readonly shopTexts: StoredTexts<'title'>;
  readonly type: 'fix' | 'percent';
  readonly target: 'total_price' | 'delivery_fee';
  readonly percent: string | null;
  /** Minor units of the base currency. */
  readonly amount: number | null;
  readonly left: number;
  readonly expiresOn: string;
  /** Shown at checkout. */
  readonly isListed: boolean;
};
export type DeskCouponFilter = {
  /** Part of a code; all without. */
  readonly search: string;
  readonly offset: number;
  readonly limit: number;
};

/** ORDER-1h: the coupons of all shops, and which of them are shown at checkout. */
export interface CouponsDesk {
  /** Returns a slice by code and shop, and how many match. */
  list(filter: DeskCouponFilter): Promise<{ readonly items: readonly DeskCoupon[]; readonly total: number }>;
  /** Shows a code to everybody at checkout, or keeps it for those who know it; returns whether there is such a code. */
  setListed(id: number, isListed: boolean): Promise<boolean>;
}
