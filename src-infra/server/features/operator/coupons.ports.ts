import type { StoredTexts } from '../../texts.ts';

/** What a coupon takes off, and until when. */
export type CouponRow = {
  readonly code: string;
  readonly type: 'fix' | 'percent';
  readonly target: 'total_price' | 'delivery_fee';
  readonly percent: string | null;
  /** Minor units of the base currency. */
  readonly amount: number | null;
  readonly left: number;
  /** The last valid day, in the shop's time zone. */
  readonly expiresOn: string;
  /** Shown at checkout. */
  readonly isListed: boolean;
};
/** A coupon as operators see it, with its shop. */
export type DeskCoupon = CouponRow & {
  readonly id: number;
  readonly shopId: number;
  readonly shopTexts: StoredTexts<'title'>;
  readonly timeZone: string;
  /** Whether a customer has used it; an order canceled unpaid gives its use back. */
  readonly isUsed: boolean;
};
export type DeskCouponFilter = {
  /** Part of a code; all without. */
  readonly search: string;
  readonly offset: number;
  readonly limit: number;
};

/** Stores the coupons of all shops. */
export interface StoredCoupons {
  /** Returns a slice by code and shop, and how many match. */
  list(filter: DeskCouponFilter): Promise<{ readonly items: readonly DeskCoupon[]; readonly total: number }>;
  /** `undefined` if there is none. */
  find(id: number): Promise<DeskCoupon | undefined>;
  /** Finds a coupon and locks it, with the caller's transaction: nobody uses it meanwhile. */
  lock(id: number): Promise<DeskCoupon | undefined>;
  /** Returns the time zone of a shop; `undefined` if there is none. */
  timeZoneOf(shopId: number): Promise<string | undefined>;
  /** Returns the id; `undefined` if the shop has the code already, in capitals or not. */
  insert(shopId: number, row: CouponRow): Promise<number | undefined>;
  update(id: number, row: CouponRow): Promise<void>;
}
