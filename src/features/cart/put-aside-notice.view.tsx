import { observer } from 'mobx-react-lite';
import { cartTotals } from '@domain/cart/index.ts';
import { useService } from '../../di/index.ts';
import { Trans, useTranslate } from '../../i18n/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import { shoppingBasketIcon } from '../../ui/icon/icons.data.ts';
import styles from './cart-notice.module.scss';
import { PUT_ASIDE } from './cart.tokens.ts';

/** CART-3d: the replaced cart, which can be put back today. */
export const PutAsideNotice = observer(function PutAsideNotice() {
  const translate = useTranslate();
  const vm = useService(PUT_ASIDE);
  const { aside } = vm;
  if (!aside) return null;
  return (
    <section className={styles.notice} aria-label={translate('cart.aside_title')}>
      <Icon path={shoppingBasketIcon} />
      <div>
        <h3>
          <Trans id="cart.aside_at" parts={{ shop: <bdi>{aside.shopTitle}</bdi> }} />
        </h3>
        <p>{translate('cart.aside_text', { count: cartTotals(aside.cart).pieces })}</p>
        <Button look="text" isBusy={vm.isBusy} onClick={() => void vm.putBack()}>
          {translate('cart.aside_back')}
        </Button>
      </div>
    </section>
  );
});
