import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { lineKey } from '@domain/cart/index.ts';
import { missingToMinimum } from '@domain/orders/index.ts';
import type { Money } from '@domain/pricing/index.ts';
import type { DeliveryTariff } from '@domain/catalog/index.ts';
import { useService } from '../../di/index.ts';
import { Trans, useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Button, buttonAttributes } from '../../ui/button/index.ts';
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
  /** The shop on screen, whose minimum is shown. */
  readonly shop?: CartShop | undefined;
  readonly headingId: string;
  /** Called when a link that leaves the cart is followed. */
  readonly onLeave?: () => void;
};

/** The cart and its controls; in the panel of a shop and in the sheet. */
export const CartContent = observer(function CartContent({ vm, shop, headingId, onLeave }: CartContentProps) {
  const translate = useTranslate();
  const { isSignedIn } = useService(SESSION_VIEW_MODEL);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfterRemoval(vm.lines.length, heading);
  // An empty cart is shown only once it is known to be empty.
  if (vm.isEmpty && vm.failure)
    return (
      <div className={styles.content}>
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          {translate('cart.title')}
        </h2>
        <FailureState failure={vm.failure} onRetry={() => void vm.refresh()} level={3} />
      </div>
    );
  if (vm.isEmpty && !vm.isReady)
    return (
      <div className={styles.content} role="status" aria-label={translate('progress')}>
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          {translate('cart.title')}
        </h2>
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </div>
    );
  if (vm.isEmpty)
    return (
      <div className={styles.content}>
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          {translate('cart.title')}
        </h2>
        <State icon={icons.shoppingBasketIcon} title={translate('cart.empty')} level={3}>
          {translate('cart.empty_text')}
        </State>
      </div>
    );
  const price = shop && shop.id === vm.shop && vm.itemsPrice?.scale === shop.minimum.scale ? vm.itemsPrice : undefined;
  const missing = shop && price && missingToMinimum(price, shop.minimum);
  return (
    <div className={styles.content}>
      <div className={styles.head}>
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          {translate('cart.title')}
        </h2>
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
              <h3>
                <bdi>{line.item.title}</bdi>
              </h3>
              <p className={styles.bonus}>{translate('cart.bonus', { count: line.quantity })}</p>
            </div>
          </li>
        ))}
      </ul>
      {missing && shop && price && (
        <div className={styles.minimum}>
          <p>
            <Trans
              id="cart.below_minimum"
              parts={{
                amount: (
                  <strong>
                    <Price amount={missing} />
                  </strong>
                ),
              }}
            />
          </p>
          <progress max={shop.minimum.minor} value={price.minor} aria-label={translate('cart.minimum_label')} />
        </div>
      )}
      <div className={styles.foot}>
        <AppLink
          to="/checkout"
          {...buttonAttributes({ look: 'main', size: 'big', isWide: true, isSplit: true })}
          onClick={onLeave}
        >
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

/**
 * The button that removed a line, or emptied the cart, is gone with it; the focus moves to the heading instead of
 * nowhere.
 */
const useFocusAfterRemoval = (lines: number, heading: RefObject<HTMLElement | null>): void => {
  const before = useRef(lines);
  useLayoutEffect(() => {
    const isFewer = lines < before.current;
    before.current = lines;
    if (isFewer && document.activeElement === document.body) heading.current?.focus();
  }, [lines, heading]);
};
