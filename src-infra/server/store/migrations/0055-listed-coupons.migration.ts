/** A listed coupon is shown at the checkout of its shop; any other is only for those who know its code. */
export const listedCoupons = `
alter table coupons add column listed boolean not null default false`;
