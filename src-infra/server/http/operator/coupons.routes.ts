import { majorOf, money } from '@domain/pricing/index.ts';
import type { CouponsDesk } from '../../features/operator/index.ts';
import type { ReferenceSource } from '../../features/reference/index.ts';
import { titleIn } from '../../texts.ts';
import type { Handlers } from '../handler.ts';
import { enveloped, listed, notFound } from '../response/index.ts';
import { pageOf } from '../shapes/index.ts';

type Deps = { readonly couponsDesk: CouponsDesk; readonly reference: ReferenceSource };

/** ORDER-1h: which codes of all shops are shown at checkout. */
export const couponsRoutes = ({ couponsDesk, reference }: Deps): Handlers<'listAllCoupons' | 'changeCoupon'> => ({
  listAllCoupons: async ({ params, language }) => {
    const { page, perPage, offset } = pageOf(params);
    const search = params.search?.trim() ?? '';
    const { items, total } = await couponsDesk.list({ search, offset, limit: perPage });
    const { baseCurrency, defaultLocale } = await reference();
    return listed({
      page,
      perPage,
      total,
      items: items.map((coupon) => ({
        id: coupon.id,
        name: coupon.code,
        shop: { id: coupon.shopId, title: titleIn(coupon.shopTexts, [language, defaultLocale]) },
        type: coupon.type,
        for: coupon.target,
        price: Number(
          coupon.type === 'percent' ? coupon.percent : majorOf(money(coupon.amount ?? 0, baseCurrency.scale)),
        ),
        qty: coupon.left,
        expired_at: `${coupon.expiresOn} 00:00:00Z`,
        listed: coupon.isListed,
      })),
    });
  },

  changeCoupon: async ({ params }) =>
    (await couponsDesk.setListed(params.id, params.listed))
      ? enveloped(null, 'RECORD_WAS_SUCCESSFULLY_UPDATED')
      : notFound,
});
