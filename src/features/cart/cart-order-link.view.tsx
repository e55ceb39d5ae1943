import { observer } from 'mobx-react-lite';
import type { Money } from '@domain/pricing/index.ts';
import { Trans, useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { buttonAttributes } from '../../ui/button/index.ts';
import { Price } from '../currency/index.ts';
import styles from './cart-sums.module.scss';
import type { CartSumsViewModel } from './cart-sums.view-model.ts';

type CartOrderLinkProps = {
  readonly sums: CartSumsViewModel;
  /** The sum of the lines, shown as such while the total cannot be known. */
  readonly itemsSum: Money | undefined;
  readonly onLeave: (() => void) | undefined;
};

/** CART-13: Leads to checkout with its initial amount; below the minimum, to more dishes. */
export const CartOrderLink = observer(function CartOrderLink({ sums, itemsSum, onLeave }: CartOrderLinkProps) {
  const translate = useTranslate();
  const missing = sums.towardsMinimum?.missing;
  if (missing && sums.shop)
    return (
      <AppLink
        to={`/shop/${sums.shop.id}`}
        {...buttonAttributes({ look: 'main', size: 'big', isWide: true })}
        onClick={onLeave}
      >
        <span>
          <Trans id="cart.add_to_order" parts={{ amount: <Price amount={missing} /> }} />
        </span>
      </AppLink>
    );
  return (
    <AppLink
      to="/checkout"
      {...buttonAttributes({ look: 'main', size: 'big', isWide: true, isSplit: true })}
      onClick={onLeave}
    >
      <span>{translate('cart.checkout')}</span>
      <span className={styles.due} data-old={sums.isOld || undefined}>
        <Due sums={sums} itemsSum={itemsSum} />
      </span>
    </AppLink>
  );
});

const Due = observer(function Due({ sums, itemsSum }: Pick<CartOrderLinkProps, 'sums' | 'itemsSum'>) {
  const translate = useTranslate();
  const total = sums.totals?.total;
  if (total && sums.lacksDelivery)
    return <Trans id="cart.plus_delivery" parts={{ amount: <Price amount={total} /> }} />;
  if (total) return <Price amount={total} />;
  if (!sums.failure) return <span aria-hidden="true">–</span>;
  return (
    <>
      {translate('checkout.items')} <Price amount={itemsSum} />
    </>
  );
});
