import { observer } from 'mobx-react-lite';
import { isActiveStatus, type Order } from '@domain/orders/index.ts';
import { negateMoney, type Money, type PriceStyle } from '@domain/pricing/index.ts';
import { Trans, useItemList, useTranslate } from '../../i18n/index.ts';
import { Price } from '../currency/index.ts';
import { ifMissingText } from '../substitution/index.ts';
import { OrderBoxes } from './order-boxes.view.tsx';
import { OrderHandover } from './order-handover.view.tsx';
import { OrderTold } from './order-told.view.tsx';
import { tableText } from './table-text.ts';
import styles from './order.module.scss';

/** The items of an order, their prices and the delivery address. */
export const OrderItems = observer(function OrderItems({ order }: { readonly order: Order }) {
  const translate = useTranslate();
  const list = useItemList();
  const { amounts, priceStyle } = order;
  const tag = order.payment?.tag;
  return (
    <section aria-labelledby="order-items">
      <div className={styles.head}>
        <h2 id="order-items">{translate('order.items')}</h2>
        <span className={styles.muted}>
          <bdi>{order.shop.title}</bdi>
        </span>
      </div>
      <ul className={styles.items}>
        {order.lines.map((line) => (
          <li key={line.id}>
            <span className={styles.count}>{line.quantity}</span>
            <div>
              <p>
                <bdi>{line.title}</bdi>
              </p>
              <p className={styles.muted}>
                {list([
                  line.options,
                  ...line.addons.map((addon) => `${addon.quantity} × ${addon.title}`),
                  line.isBonus && translate('order.free'),
                ])}
              </p>
              {line.replacement !== undefined && isActiveStatus(order.status) && (
                <p className={styles.muted}>{ifMissingText(line.replacement, translate)}</p>
              )}
              {line.note !== '' && (
                <p className={styles.muted}>
                  <bdi>{line.note}</bdi>
                </p>
              )}
            </div>
            <Price amount={line.gross} style={priceStyle} />
          </li>
        ))}
      </ul>
      <div className={styles.sum}>
        <Row label={translate('checkout.items')} amount={amounts.items} style={priceStyle} />
        {amounts.discount.minor > 0 && (
          <Row label={translate('checkout.discount')} amount={negateMoney(amounts.discount)} style={priceStyle} />
        )}
        {amounts.tax.minor > 0 && <Row label={translate('checkout.tax')} amount={amounts.tax} style={priceStyle} />}
        {order.deliveryType === 'delivery' && (
          <Row label={translate('checkout.delivery_fee')} amount={amounts.delivery} style={priceStyle} />
        )}
        {amounts.service.minor > 0 && (
          <Row label={translate('checkout.service')} amount={amounts.service} style={priceStyle} />
        )}
        {amounts.waiter.minor > 0 && (
          <Row label={translate('receipt.waiter')} amount={amounts.waiter} style={priceStyle} />
        )}
        {amounts.coupon.minor > 0 && (
          <Row
            label={translate('checkout.code', { code: order.couponCode ?? '' })}
            amount={negateMoney(amounts.coupon)}
            style={priceStyle}
          />
        )}
        {amounts.tips.minor > 0 && <Row label={translate('checkout.tip')} amount={amounts.tips} style={priceStyle} />}
        {amounts.deposit.minor > 0 && (
          <Row
            label={translate('checkout.deposit_for', { count: order.packaging?.boxes ?? 0 })}
            amount={amounts.deposit}
            style={priceStyle}
          />
        )}
        <div className={styles.total}>
          <span>
            {tag === 'cash' || tag === 'wallet' ? translate(`order.total_${tag}`) : translate('checkout.total')}
          </span>
          <Price amount={order.total} style={priceStyle} />
        </div>
        {order.payment?.fromWallet && (
          <p className={styles.muted}>
            <Trans
              id="receipt.from_wallet"
              parts={{ amount: <Price amount={order.payment.fromWallet} style={priceStyle} /> }}
            />
          </p>
        )}
      </div>
      {order.deliveryType === 'delivery' && order.address !== '' && (
        <p className={styles.muted}>{translate('order.to', { address: order.address })}</p>
      )}
      {order.table && <p className={styles.muted}>{tableText(order.table, translate)}</p>}
      <OrderBoxes order={order} />
      <OrderHandover order={order} />
      <OrderTold order={order} />
    </section>
  );
});

function Row({ label, amount, style }: { readonly label: string; readonly amount: Money; readonly style: PriceStyle }) {
  return (
    <div>
      <span>{label}</span>
      <Price amount={amount} style={style} />
    </div>
  );
}
