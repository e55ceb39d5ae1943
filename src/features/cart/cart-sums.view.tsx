import { observer } from 'mobx-react-lite';
import { flushSync } from 'react-dom';
import { addressLine } from '@domain/addresses/index.ts';
import { negateMoney, subtractMoney, type Money } from '@domain/pricing/index.ts';
import { Trans, useTranslate } from '../../i18n/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { ADDRESS_POPOVER } from '../addresses/index.ts';
import { Price } from '../currency/index.ts';
import styles from './cart-sums.module.scss';
import type { CartSumsViewModel } from './cart-sums.view-model.ts';

type CartSumsProps = { readonly sums: CartSumsViewModel; readonly onLeave: (() => void) | undefined };

/** CART-13: The destination of the cart and every amount of its total, before sign-in. */
export const CartSumsView = observer(function CartSumsView({ sums, onLeave }: CartSumsProps) {
  const translate = useTranslate();
  const { address, lacksDelivery, totals } = sums;
  return (
    <div className={styles.block}>
      <button type="button" className={styles.place} aria-haspopup="dialog" onClick={() => openAddresses(onLeave)}>
        <Icon path={icons.mapPinIcon} size="small" />
        {address ? (
          <>
            <span>
              <Trans id="address.deliver_to" parts={{ address: <bdi>{addressLine(address)}</bdi> }} />
            </span>
            <em aria-hidden="true">{translate('checkout.change_address')}</em>
          </>
        ) : (
          <span>{translate('cart.choose_address')}</span>
        )}
      </button>
      <div className={styles.sums} aria-busy={sums.isPending || undefined} data-old={sums.isOld || undefined}>
        <Row label={translate('checkout.items')} amount={totals?.price} />
        {totals && <Reductions sums={sums} />}
        {totals && totals.shopTax.minor > 0 && <Row label={translate('checkout.tax')} amount={totals.shopTax} />}
        <div>
          <span>{translate('checkout.delivery_fee')}</span>
          <DeliveryAmount sums={sums} />
        </div>
        {totals && totals.service.minor > 0 && <Row label={translate('checkout.service')} amount={totals.service} />}
        <div className={styles.total}>
          <span>{translate(lacksDelivery ? 'cart.total_without_delivery' : 'checkout.total')}</span>
          <Amount amount={totals?.total} />
        </div>
      </div>
      {sums.failure && !totals && (
        <p className={styles.unknown} role="status">
          {translate('cart.fees_unknown')}
        </p>
      )}
    </div>
  );
});

/** Discounts of single goods, and apart from them those of recipes (CART-12). */
const Reductions = observer(function Reductions({ sums }: Pick<CartSumsProps, 'sums'>) {
  const translate = useTranslate();
  const { totals } = sums;
  if (!totals) return null;
  const ofGoods = subtractMoney(totals.discount, totals.recipeDiscount);
  return (
    <>
      {ofGoods.minor > 0 && <Row label={translate('checkout.discount')} amount={negateMoney(ofGoods)} isGood />}
      {totals.recipeDiscount.minor > 0 && (
        <Row label={translate('cart.recipe_discount')} amount={negateMoney(totals.recipeDiscount)} isGood />
      )}
    </>
  );
});

const DeliveryAmount = observer(function DeliveryAmount({ sums }: Pick<CartSumsProps, 'sums'>) {
  const translate = useTranslate();
  const { shop, totals, lacksDelivery } = sums;
  if (lacksDelivery && shop)
    return (
      <span>
        <Trans id="cart.fee_from" parts={{ amount: <Price amount={shop.deliveryFee.base} /> }} />
      </span>
    );
  if (totals && totals.delivery.minor === 0) return <span className={styles.free}>{translate('shop.free')}</span>;
  return <Amount amount={totals?.delivery} />;
});

type RowProps = { readonly label: string; readonly amount: Money | undefined; readonly isGood?: boolean };

function Row({ label, amount, isGood = false }: RowProps) {
  return (
    <div data-good={isGood || undefined}>
      <span>{label}</span>
      <Amount amount={amount} />
    </div>
  );
}

/** An amount, or a placeholder until it is calculated. */
function Amount({ amount }: { readonly amount: Money | undefined }) {
  return amount ? <Price amount={amount} /> : <span aria-hidden="true">–</span>;
}

/** The sheet closes before the addresses open: it makes everything outside of it inert. */
const openAddresses = (onLeave: (() => void) | undefined): void => {
  if (onLeave) flushSync(onLeave);
  document.getElementById(ADDRESS_POPOVER)?.showPopover();
};
