import { observer } from 'mobx-react-lite';
import { lineKey } from '@domain/cart/index.ts';
import { lineAmounts } from '@domain/pricing/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { Price } from '../currency/index.ts';
import styles from './order-peek.module.scss';
import type { CheckoutViewModel } from './checkout.view-model.ts';

/** A folded order summary at the top of a long page, whose full summary is at the end. */
export const OrderPeek = observer(function OrderPeek({ vm }: { readonly vm: CheckoutViewModel }) {
  const translate = useTranslate();
  const { cart, calculation } = vm;
  return (
    <details className={styles.peek}>
      <summary>
        <Icon path={icons.shoppingBasketIcon} />
        <span>{translate('cart.count', { count: cart.count })}</span>
        <Price amount={calculation.shown?.totals.total ?? cart.total} />
        <Icon path={icons.chevronDownIcon} />
      </summary>
      <ul>
        {cart.lines.map((line) => (
          <li key={lineKey(line)}>
            <span>
              {line.quantity} × <bdi>{line.item.title}</bdi>
            </span>
            <Price amount={lineAmounts(line.item.price, line.quantity, line.addons).net} />
          </li>
        ))}
      </ul>
    </details>
  );
});
