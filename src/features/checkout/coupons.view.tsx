import { observer } from 'mobx-react-lite';
import { useService } from '../../di/index.ts';
import { CouponField } from './coupon-field.view.tsx';
import { COUPON_LIST } from './coupon-list.tokens.ts';
import type { CheckoutViewModel } from './checkout.view-model.ts';

/** The field for a promo code, and the codes to choose from below it, where they do not move it. */
export const Coupons = observer(function Coupons({ vm }: { readonly vm: CheckoutViewModel }) {
  const CouponList = useService(COUPON_LIST);
  return (
    <>
      <CouponField vm={vm.coupon} />
      <CouponList vm={vm} />
    </>
  );
});
