import { observer } from 'mobx-react-lite';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Price } from '../currency/index.ts';
import { CART } from './cart.tokens.ts';
import styles from './cart-dock.module.scss';

/** LAYOUT: a bar at the bottom of a phone that opens the cart, while it has lines. */
export const CartDock = observer(function CartDock({ onOpen }: { readonly onOpen: () => void }) {
  const translate = useTranslate();
  const vm = useService(CART);
  if (vm.isEmpty) return null;
  return (
    <aside className={styles.dock} aria-label={translate('cart.title')}>
      <Button look="main" size="big" isWide isSplit onClick={onOpen} aria-haspopup="dialog">
        <span className={styles.words}>
          <span className={styles.count} aria-hidden="true">
            {vm.count}
          </span>
          {translate('cart.view')}
        </span>
        <span>
          {translate('checkout.items')} <Price amount={vm.total} />
        </span>
      </Button>
    </aside>
  );
});
