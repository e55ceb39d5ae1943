import { Trans, useTranslate } from '../../i18n/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { Price } from '../currency/index.ts';
import styles from './cart-sums.module.scss';
import type { CartSumsViewModel } from './cart-sums.view-model.ts';

/** CART-13: how far the cart is from the minimum order of its shop, before discounts as the order compares it. */
export function CartGoal({ goal }: { readonly goal: CartSumsViewModel['towardsMinimum'] }) {
  const translate = useTranslate();
  if (!goal) return null;
  const { price, minimum, missing } = goal;
  if (!missing)
    return (
      <p className={styles.reached}>
        <Icon path={icons.checkIcon} size="small" />
        <span>
          <Trans id="cart.minimum_reached" parts={{ minimum: <Price amount={minimum} /> }} />
        </span>
      </p>
    );
  return (
    <div className={styles.goal}>
      <p>
        <Trans
          id="cart.below_minimum"
          parts={{
            amount: (
              <strong>
                <Price amount={missing} />
              </strong>
            ),
            minimum: <Price amount={minimum} />,
          }}
        />
      </p>
      <progress max={minimum.minor} value={price.minor} aria-label={translate('cart.minimum_label')} />
    </div>
  );
}
