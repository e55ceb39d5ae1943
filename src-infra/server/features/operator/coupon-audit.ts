import type { CouponAtDesk } from './coupons-desk.ts';

type States = { readonly before: string | null; readonly after: string | null };

/** Returns the fields that differ, as the API names them, before and after; nothing before a new coupon. */
export const couponAudit = (before: CouponAtDesk | undefined, after: CouponAtDesk): States => {
  const [old, fresh] = [before && fieldsOf(before), fieldsOf(after)];
  const names = Object.keys(fresh).filter((name) => !old || old[name] !== fresh[name]);
  const told = (fields: Fields): string =>
    JSON.stringify(Object.fromEntries(names.map((name) => [name, fields[name]])));
  return names.length === 0 ? { before: null, after: null } : { before: old ? told(old) : null, after: told(fresh) };
};

type Fields = Readonly<Record<string, string | number | boolean>>;
const fieldsOf = ({ shopId, terms, isListed }: CouponAtDesk): Fields => ({
  shop_id: shopId,
  name: terms.code,
  type: terms.type,
  for: terms.target,
  price: terms.amount,
  qty: terms.uses,
  expired_at: terms.lastDay,
  listed: isListed,
});
