import { observer } from 'mobx-react-lite';
import { lineKey } from '@domain/cart/index.ts';
import { lineAmounts } from '@domain/pricing/index.ts';
import { useService } from '../../di/index.ts';
import { useItemList, useTranslate } from '../../i18n/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Picture } from '../../ui/picture/index.ts';
import { Price } from '../currency/index.ts';
import { CART } from './cart.tokens.ts';
import styles from './sign-in-cart.module.scss';
import { useShopTitle } from './use-shop-title.ts';

/** How many dishes are named; the cart has all of them. */
const LINES_MAX = 4;

/** The dishes of the cart, beside a form for signing in. */
export const SignInCartDishes = observer(function SignInCartDishes() {
  const translate = useTranslate();
  const list = useItemList();
  const vm = useService(CART);
  const shop = useShopTitle(vm.cart);
  return (
    <aside className={styles.panel} aria-label={translate('cart.title')}>
      <p>{translate('cart.is_kept')}</p>
      <h2>
        <bdi translate="no">{shop}</bdi>
      </h2>
      <ul>
        {vm.lines.slice(0, LINES_MAX).map((line) => (
          <li key={lineKey(line)}>
            <Picture source={line.item.image} shape="square" sizes="56px" />
            <span>
              {line.quantity > 1 && `${line.quantity} × `}
              <bdi>{line.item.title}</bdi>
              {line.item.options !== '' && (
                <small>
                  <bdi>{list([line.item.options])}</bdi>
                </small>
              )}
            </span>
            <Price amount={lineAmounts(line.item.price, line.quantity, line.addons).net} />
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        <span>{translate('cart.count', { count: vm.count })}</span> <Price amount={vm.total} />
      </p>
      <Button isWide aria-haspopup="dialog" onClick={vm.open}>
        {translate('cart.view')}
      </Button>
    </aside>
  );
});
