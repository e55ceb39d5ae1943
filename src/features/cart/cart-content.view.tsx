import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { lineKey } from '@domain/cart/index.ts';
import { useService, useViewModel } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Button, buttonAttributes } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { Skeleton } from '../../ui/skeleton/index.ts';
import { State } from '../../ui/state/index.ts';
import { FailureState } from '../failure/index.ts';
import { SESSION_VIEW_MODEL } from '../session/index.ts';
import { BonusLineView } from './bonus-line.view.tsx';
import styles from './cart-content.module.scss';
import { CartGoal } from './cart-goal.view.tsx';
import { CartLineView } from './cart-line.view.tsx';
import { CartOrderLink } from './cart-order-link.view.tsx';
import { CartSumsView } from './cart-sums.view.tsx';
import { CART, CART_SUMS } from './cart.tokens.ts';
import { KeepCart } from './keep-cart.view.tsx';

type CartContentProps = {
  readonly headingId: string;
  /** Closes the sheet around the cart; absent in the panel beside a menu. */
  readonly onLeave?: () => void;
};

/** The cart, what it costs and its controls; in the panel of a shop and in the sheet. */
export const CartContent = observer(function CartContent({ headingId, onLeave }: CartContentProps) {
  const translate = useTranslate();
  const vm = useService(CART);
  const sums = useViewModel(CART_SUMS);
  const { isSignedIn } = useService(SESSION_VIEW_MODEL);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfterRemoval(vm.lines.length, heading);
  const framed = (children: ReactNode, subtitle?: ReactNode) => (
    <div className={styles.content}>
      <div className={styles.head}>
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          {translate('cart.title')}
        </h2>
        {subtitle}
      </div>
      {children}
    </div>
  );
  // An empty cart is shown only once it is known to be empty.
  if (vm.isEmpty && vm.failure)
    return framed(<FailureState failure={vm.failure} onRetry={() => void vm.refresh()} level={3} />);
  if (vm.isEmpty && !vm.isReady)
    return framed(
      <div role="status" aria-label={translate('progress')}>
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </div>,
    );
  if (vm.isEmpty)
    return framed(
      <State icon={icons.shoppingBasketIcon} title={translate('cart.empty')} level={3}>
        {translate('cart.empty_text')}
      </State>,
    );
  const { shop } = sums;
  return framed(
    <>
      <div className={styles.scroll}>
        <ul className={styles.lines}>
          {vm.lines.map((line) => (
            <CartLineView key={lineKey(line)} line={line} vm={vm} onOpen={onLeave} />
          ))}
          {vm.bonusLines.map((line) => (
            <BonusLineView key={line.detailId} line={line} />
          ))}
        </ul>
        <CartGoal goal={sums.towardsMinimum} />
        {shop && onLeave && (
          <AppLink to={`/shop/${shop.id}`} {...buttonAttributes({ isWide: true })} onClick={onLeave}>
            <Icon path={icons.plusIcon} size="small" />
            {translate('cart.add_more', { shop: shop.title })}
          </AppLink>
        )}
        <CartSumsView sums={sums} onLeave={onLeave} />
        <div className={styles.further}>
          {!isSignedIn && <KeepCart />}
          <Button look="text" onClick={vm.clear}>
            {translate('cart.clear')}
          </Button>
        </div>
      </div>
      <div className={styles.foot}>
        <CartOrderLink sums={sums} itemsSum={vm.total} onLeave={onLeave} />
        {!isSignedIn && <p>{translate('cart.no_account')}</p>}
      </div>
    </>,
    <p>
      {shop && (
        <AppLink to={`/shop/${shop.id}`} onClick={onLeave}>
          <bdi>{shop.title}</bdi>
        </AppLink>
      )}
      <span>{translate('cart.count', { count: vm.count })}</span>
    </p>,
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
