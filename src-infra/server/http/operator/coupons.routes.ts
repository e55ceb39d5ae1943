import type { CouponAtDesk, CouponRefusal, CouponsDesk } from '../../features/operator/index.ts';
import type { ReferenceSource } from '../../features/reference/index.ts';
import { titleIn } from '../../texts.ts';
import type { Handlers } from '../handler.ts';
import { conflict, enveloped, fieldRefused, listed, notFound, refused, type Refusal } from '../response/index.ts';
import { pageOf } from '../shapes/index.ts';

type Ids = 'listAllCoupons' | 'showAnyCoupon' | 'createCoupon' | 'changeCoupon' | 'endCoupon';
type Deps = { readonly couponsDesk: CouponsDesk; readonly reference: ReferenceSource };

/** ORDER-1h, ORDER-1j to ORDER-1l: the coupons of all shops. */
export const couponsRoutes = ({ couponsDesk, reference }: Deps): Handlers<Ids> => {
  const shaper = async (language: string) => {
    const { defaultLocale } = await reference();
    return ({ id, shopId, shopTexts, isListed, isUsed, isOver, terms }: CouponAtDesk) => ({
      id,
      name: terms.code,
      shop: { id: shopId, title: titleIn(shopTexts, [language, defaultLocale]) },
      type: terms.type,
      for: terms.target,
      price: Number(terms.amount),
      qty: terms.uses,
      expired_at: `${terms.lastDay} 00:00:00Z`,
      listed: isListed,
      used: isUsed,
      expired: isOver,
    });
  };

  return {
    listAllCoupons: async ({ params, language }) => {
      const { page, perPage, offset } = pageOf(params);
      const search = params.search?.trim() ?? '';
      const { items, total } = await couponsDesk.list({ search, offset, limit: perPage });
      return listed({ page, perPage, total, items: items.map(await shaper(language)) });
    },

    showAnyCoupon: async ({ params, language }) => {
      const found = await couponsDesk.find(params.id);
      return found ? enveloped((await shaper(language))(found)) : notFound;
    },

    createCoupon: async ({ user, params, language }) => {
      const outcome = await couponsDesk.create(user.id, params.shop_id, {
        code: params.name,
        type: params.type,
        target: params.for,
        amount: params.price,
        uses: params.qty,
        lastDay: params.expired_at,
        isListed: params.listed ?? false,
      });
      return outcome.ok
        ? enveloped((await shaper(language))(outcome.value), 'RECORD_WAS_SUCCESSFULLY_CREATED')
        : couponRefused(outcome.error);
    },

    changeCoupon: async ({ user, params }) => {
      const { id, type, for: target, price, qty, expired_at: lastDay, listed: isListed } = params;
      const outcome = await couponsDesk.change(user.id, id, {
        ...(type !== undefined && { type }),
        ...(target !== undefined && { target }),
        ...(price !== undefined && { amount: price }),
        ...(qty !== undefined && { uses: qty }),
        ...(lastDay !== undefined && { lastDay }),
        ...(isListed !== undefined && { isListed }),
      });
      return outcome.ok ? enveloped(null, 'RECORD_WAS_SUCCESSFULLY_UPDATED') : couponRefused(outcome.error);
    },

    endCoupon: async ({ user, params }) =>
      (await couponsDesk.end(user.id, params.id)) ? enveloped(null, 'RECORD_WAS_SUCCESSFULLY_UPDATED') : notFound,
  };
};

const FIELDS = { code: 'name', amount: 'price', uses: 'qty', lastDay: 'expired_at' } as const;

const couponRefused = (refusal: CouponRefusal): Refusal => {
  switch (refusal.kind) {
    case 'unknown':
      return notFound;
    case 'unknown-shop':
      return fieldRefused('shop_id', 'FIELD_UNKNOWN');
    case 'code-taken':
      return conflict({ reason: 'code_taken' });
    case 'used':
      return conflict({ reason: 'coupon_used' });
    case 'wrong':
      return refused('ERROR_400', {
        params: Object.fromEntries(
          refusal.fields.map((name) => {
            const field = FIELDS[name];
            return [field, [{ text: 'FIELD_INVALID' as const, args: { field: field.replaceAll('_', ' ') } }]];
          }),
        ),
      });
  }
};
