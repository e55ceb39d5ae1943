import { observer } from 'mobx-react-lite';
import { cartTotals } from '@domain/cart/index.ts';
import type { Order, Reorder } from '@domain/orders/index.ts';
import { sumMoney } from '@domain/pricing/index.ts';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink, NAVIGATOR } from '../../routes/index.ts';
import { Button, buttonAttributes } from '../../ui/button/index.ts';
import { ANNOUNCER } from '../announcer/index.ts';
import { Price } from '../currency/index.ts';
import styles from './again.module.scss';
import type { AgainViewModel } from './again.view-model.ts';

type AgainSumsProps = { readonly vm: AgainViewModel; readonly order: Order; readonly reorder: Reorder };

/** The dishes now and then, and what takes them into the cart. */
export const AgainSums = observer(function AgainSums({ vm, order, reorder }: AgainSumsProps) {
  const translate = useTranslate();
  const navigator = useService(NAVIGATOR);
  const announcer = useService(ANNOUNCER);
  const take = (isReplacing: boolean) => (): void => {
    if (!vm.take(isReplacing)) return;
    announcer.say(translate('cart.button', { count: vm.cart.count }));
    navigator.go(`/shop/${order.shop.id}`);
  };
  const now = cartTotals(reorder.cart).net;
  const then = sumMoney(
    order.lines.map(({ total }) => total),
    order.total.scale,
  );
  return (
    <aside className={styles.sums} aria-labelledby="again-sums">
      <h2 id="again-sums">{translate('again.now_then')}</h2>
      <p className={styles.total}>
        <span>{translate('again.now')}</span> <Price amount={now} />
      </p>
      <p className={styles.then}>
        <span>{translate('again.then')}</span> <Price amount={then} style={order.priceStyle} />
      </p>
      <p className={styles.muted}>{translate('again.fees')}</p>
      <div className={styles.dock}>
        <Button look="main" isWide isSplit isBusy={!vm.isReady} onClick={take(false)}>
          <span>{translate('again.add', { count: vm.pieces })}</span> <Price amount={now} />
        </Button>
        {vm.meeting === 'same-shop' && (
          <Button isWide onClick={take(true)}>
            {translate('again.replace')}
          </Button>
        )}
        <AppLink to={`/shop/${order.shop.id}`} {...buttonAttributes({ isWide: true })}>
          {translate('again.menu')}
        </AppLink>
      </div>
    </aside>
  );
});
