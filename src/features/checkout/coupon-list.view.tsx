import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { CURRENCY_VIEW_MODEL } from '../currency/index.ts';
import styles from './coupon-list.module.scss';
import { COUPON_LIST_DEPS } from './coupon-list.tokens.ts';
import { CouponListViewModel, type CouponCheckout } from './coupon-list.view-model.ts';

/** ORDER-1g: the codes that save something on this order, each applied and removed by one tap. */
export const CouponList = observer(function CouponList({ vm: checkout }: { readonly vm: CouponCheckout }) {
  const translate = useTranslate();
  const currency = useService(CURRENCY_VIEW_MODEL);
  const headingId = useId();
  const deps = useService(COUPON_LIST_DEPS);
  const [vm] = useState(() => new CouponListViewModel(deps, checkout));
  useEffect(() => vm.activate(), [vm]);
  if (vm.fitting.length === 0) return null;
  return (
    <section className={styles.list} aria-labelledby={headingId}>
      <h3 id={headingId}>{translate('coupon.offered')}</h3>
      <ul>
        {vm.fitting.map((fitting) => {
          const { code } = fitting;
          const amount = currency.text(fitting.saving);
          const isApplied = vm.isApplied(fitting);
          return (
            <li key={code}>
              <button
                type="button"
                aria-pressed={isApplied}
                aria-label={translate('coupon.use_code', { code, amount })}
                onClick={() => vm.press(fitting)}
              >
                <bdi className={styles.code}>{code}</bdi>
                <span className={styles.saving}>{translate('coupon.saves', { amount })}</span>
                <span className={styles.state}>
                  {isApplied && <Icon path={icons.checkIcon} size="small" />}
                  {translate(isApplied ? 'coupon.in_use' : 'coupon.use')}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
});
