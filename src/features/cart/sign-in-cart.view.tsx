import { observer } from 'mobx-react-lite';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import { shoppingBasketIcon } from '../../ui/icon/icons.data.ts';
import { lazyView } from '../../ui/lazy/index.ts';
import { Price } from '../currency/index.ts';
import { CART } from './cart.tokens.ts';
import styles from './sign-in-cart.module.scss';
import { useShopTitle } from './use-shop-title.ts';

/** Beside the form, where it moves nothing; the strip above the form is there with it. */
const SignInCartDishes = lazyView(() =>
  import('./sign-in-cart-dishes.view.tsx').then((module) => module.SignInCartDishes),
);

/** The cart, in sight while somebody signs in; nothing without one. */
export const SignInCart = observer(function SignInCart() {
  return useService(CART).isEmpty ? null : <KeptCart />;
});

/** A strip that opens the cart, and beside the form where there is room the dishes themselves. */
const KeptCart = observer(function KeptCart() {
  const translate = useTranslate();
  const vm = useService(CART);
  const shop = useShopTitle(vm.cart);
  return (
    <aside className={styles.kept} aria-label={translate('cart.title')}>
      <button type="button" className={styles.strip} aria-haspopup="dialog" onClick={vm.open}>
        <Icon path={shoppingBasketIcon} />
        <span>
          <strong>{translate('cart.is_kept')}</strong>
          <small>
            {translate('cart.count', { count: vm.count })}
            {shop !== '' && (
              <>
                {' · '}
                <bdi translate="no">{shop}</bdi>
              </>
            )}
          </small>
        </span>
        <Price amount={vm.total} />
      </button>
      <SignInCartDishes shop={shop} />
    </aside>
  );
});
