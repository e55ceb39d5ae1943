import { observer } from 'mobx-react-lite';
import { lineKey } from '@domain/cart/index.ts';
import { subtractMoney, type Money } from '@domain/pricing/index.ts';
import type { DeliveryTariff } from '@domain/catalog/index.ts';
import { useService } from '../../di/index.ts';
import { Trans, useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Button, buttonLooks } from '../../ui/button/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { Picture } from '../../ui/picture/index.ts';
import { Skeleton } from '../../ui/skeleton/index.ts';
import { State } from '../../ui/state/index.ts';
import { FailureState } from '../failure/index.ts';
import { Price } from '../currency/index.ts';
import { SESSION_VIEW_MODEL } from '../session/index.ts';
import { CartLineView } from './cart-line.view.tsx';
import type { CartViewModel } from './cart.view-model.ts';
import { KeepCart } from './keep-cart.view.tsx';
import styles from './cart-content.module.scss';

export type CartShop = { readonly id: number; readonly minimum: Money; readonly deliveryFee: DeliveryTariff };

type CartContentProps = {
  readonly vm: CartViewModel;
  /** The shop on screen, whose minimum is told. */
  readonly shop?: CartShop | undefined;
  readonly headingId: string;
  /** Something was followed that leaves the cart. */
  readonly onLeave?: () => void;
};

/** The cart with everything that can be done to it; in the panel of a shop and in the sheet. */
export const CartContent = observer(function CartContent({ vm, shop, headingId, onLeave }: CartContentProps) {
  const translate = useTranslate();
  const { isSignedIn } = useService(SESSION_VIEW_MODEL);
  // An empty cart is only told of when that is known.
  if (vm.isEmpty && vm.failure)
    return (
      <div className={styles.content}>
        <h2 id={headingId}>{translate('cart.title')}</h2>
        <FailureState failure={vm.failure} onRetry={() => void vm.refresh()} level={3} />
      </div>
    );
  if (vm.isEmpty && !vm.isReady)
    return (
      <div className={styles.content} role="status" aria-label={translate('progress')}>
        <h2 id={headingId}>{translate('cart.title')}</h2>
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </div>
    );
  if (vm.isEmpty)
    return (
      <div className={styles.content}>
        <h2 id={headingId}>{translate('cart.title')}</h2>
        <State icon={icons.shoppingBasketIcon} title={translate('cart.empty')} level={3}>
          {translate('cart.empty_text')}
        </State>
      </div>
    );
  const missing = shop && shop.id === vm.shop && vm.total ? subtractMoney(shop.minimum, vm.total) : undefined;
  const isBelow = missing !== undefined && missing.minor > 0;
  return (
    <div className={styles.content}>
      <div className={styles.head}>
        <h2 id={headingId}>{translate('cart.title')}</h2>
        <p>{translate('cart.count', { count: vm.count })}</p>
      </div>
      <ul className={styles.lines}>
        {vm.lines.map((line) => (
          <CartLineView key={lineKey(line)} line={line} vm={vm} onOpen={onLeave} />
        ))}
        {vm.bonusLines.map((line) => (
          <li key={line.detailId} className={styles.line}>
            <Picture source={line.item.image} shape="square" sizes="56px" />
            <div>
              <h3><bdi>{line.item.title}</bdi></h3>
              <p className={styles.bonus}>{translate('cart.bonus', { count: line.quantity })}</p>
            </div>
          </li>
        ))}
      </ul>
      {isBelow && shop && vm.total && (
        <div className={styles.minimum}>
          <p><Trans id="cart.below_minimum" parts={{ amount: <strong><Price amount={missing} /></strong> }} /></p>
          <progress max={shop.minimum.minor} value={vm.total.minor} aria-label={translate('cart.minimum_label')} />
        </div>
      )}
      <div className={styles.foot}>
        <AppLink to="/checkout" {...buttonLooks({ look: 'main', size: 'big', isWide: true, isSplit: true })} onClick={onLeave}>
          <span>{translate('cart.checkout')}</span>
          <Price amount={vm.total} />
        </AppLink>
        <Button look="text" onClick={vm.clear}>
          {translate('cart.clear')}
        </Button>
        {!isSignedIn && <KeepCart />}
      </div>
    </div>
  );
});
