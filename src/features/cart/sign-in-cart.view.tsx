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

const Dishes = lazyView(() => import('./sign-in-cart-dishes.view.tsx').then((module) => module.SignInCartDishes));

/** The kept cart above a form for signing in: a strip that opens it, on narrow screens; nothing without a cart. */
export const SignInCart = observer(function SignInCart() {
  return useService(CART).isEmpty ? null : <Strip />;
});

/** The kept cart beside the form, on wide screens; the Tab key reaches it after the form. */
export const SignInCartBeside = observer(function SignInCartBeside() {
  return useService(CART).isEmpty ? null : <Dishes />;
});

const Strip = observer(function Strip() {
  const translate = useTranslate();
  const vm = useService(CART);
  const shop = useShopTitle(vm.cart);
  return (
    <aside className={styles.strip} aria-label={translate('cart.title')}>
      <button type="button" aria-haspopup="dialog" onClick={vm.open}>
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
    </aside>
  );
});
