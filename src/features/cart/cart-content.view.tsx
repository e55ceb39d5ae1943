import { observer } from 'mobx-react-lite';
import { useRef, useState, type ReactNode } from 'react';
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
import styles from './cart-content.module.scss';
import { CartGoal } from './cart-goal.view.tsx';
import { CartHistoryButtons } from './cart-history.view.tsx';
import { CartLines } from './cart-lines.view.tsx';
import { CartOrderLink } from './cart-order-link.view.tsx';
import { CartSumsView } from './cart-sums.view.tsx';
import { CART, CART_SUMS } from './cart.tokens.ts';
import { GroupLink } from './group-link.view.tsx';
import { ForeignNotice } from './foreign-notice.view.tsx';
import { KeepCart } from './keep-cart.view.tsx';
import { ShareCartButton } from './share-cart-button.view.tsx';
import { PutAsideNotice } from './put-aside-notice.view.tsx';
import { useForeignChanges } from './use-foreign-changes.ts';
import { useCartFocus, useUndoKeys } from './use-cart-focus.ts';

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
  const foreign = useForeignChanges(onLeave !== undefined || !vm.isEmpty);
  const [earlier] = useState(() => new Set(vm.edits.steps));
  const content = useRef<HTMLDivElement>(null);
  const prepareReturn = useCartFocus(content, vm.lines);
  useUndoKeys(content, vm.edits);
  const skip = (): void => content.current?.querySelector<HTMLElement>('[data-order] a')?.focus();
  const framed = (children: ReactNode, subtitle?: ReactNode) => (
    <div className={styles.content} ref={content}>
      {subtitle !== undefined && (
        <button type="button" className={styles.skip} onClick={skip}>
          {translate('cart.skip')}
        </button>
      )}
      <div className={styles.head}>
        <div>
          <h2 id={headingId} tabIndex={-1}>
            {translate('cart.title')}
          </h2>
          {subtitle}
        </div>
        <div className={styles.tools}>
          <CartHistoryButtons edits={vm.edits} />
          {!vm.isEmpty && <ShareCartButton cart={vm.cart} />}
        </div>
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
  const lines = (
    <>
      {foreign && <ForeignNotice changes={foreign} headingId={headingId} isReadOnLeave={onLeave !== undefined} />}
      <PutAsideNotice />
      <CartLines vm={vm} earlier={earlier} onOpen={onLeave} onReturn={prepareReturn} />
    </>
  );
  if (vm.isEmpty)
    return framed(
      <div className={styles.scroll}>
        {lines}
        <State
          icon={icons.shoppingBasketIcon}
          title={translate('cart.empty')}
          level={3}
          action={
            onLeave && (
              <AppLink to="/shop" {...buttonAttributes({ look: 'main' })} onClick={onLeave}>
                {translate('list.see_all')}
              </AppLink>
            )
          }
        >
          {translate('cart.empty_text')}
        </State>
        {vm.userCart?.isGroup && <GroupLink shop={vm.userCart.shopId} cart={vm.userCart} onLeave={onLeave} />}
      </div>,
    );
  const { shop } = sums;
  return framed(
    <>
      <div className={styles.scroll}>
        {lines}
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
          {vm.shop !== undefined && <GroupLink shop={vm.shop} cart={vm.userCart} onLeave={onLeave} />}
          <Button look="text" onClick={vm.clear}>
            {translate('cart.clear')}
          </Button>
        </div>
      </div>
      <div className={styles.foot} data-order="">
        <CartOrderLink sums={sums} itemsSum={vm.total} onLeave={onLeave} />
        {!isSignedIn && <p>{translate('cart.no_account')}</p>}
      </div>
    </>,
    <p>
      {shop && (
        <AppLink to={`/shop/${shop.id}`} onClick={onLeave}>
          <bdi lang={shop.language}>{shop.title}</bdi>
        </AppLink>
      )}
      <span>{translate('cart.count', { count: vm.count })}</span>
    </p>,
  );
});
