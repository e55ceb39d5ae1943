import { observer } from 'mobx-react-lite';
import { receiptRows, type Receipt, type ReceiptLine, type ReceiptRow } from '@domain/orders/index.ts';
import { useItemList, useTranslate, type TextKey } from '../../i18n/index.ts';
import { Price } from '../currency/index.ts';
import { ifMissingText } from '../substitution/index.ts';
import styles from './receipt.module.scss';

const PARTS = {
  discount: 'checkout.discount',
  tax: 'checkout.tax',
  delivery: 'checkout.delivery_fee',
  service: 'checkout.service',
  waiter: 'receipt.waiter',
  coupon: 'checkout.code',
  tips: 'checkout.tip',
  deposit: 'checkout.deposit_for',
  adjustment: 'receipt.adjustment',
} as const satisfies Record<Exclude<ReceiptRow<ReceiptLine>['kind'], 'item'>, TextKey>;

/** ORDER-11a: the rows of a receipt, which add up to its total. */
export const ReceiptTable = observer(function ReceiptTable({ receipt }: { readonly receipt: Receipt }) {
  const translate = useTranslate();
  const { priceStyle, amounts } = receipt;
  const rows = receiptRows(receipt.lines, amounts);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{translate('receipt.ordered')}</th>
          <th scope="col">{translate('receipt.number')}</th>
          <th scope="col">{translate('receipt.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) =>
          row.kind === 'item' ? (
            <tr key={row.line.id}>
              <th scope="row">
                <bdi>{row.line.title}</bdi>
                <Details line={row.line} />
              </th>
              <td>{row.line.quantity}</td>
              <td>{row.line.isBonus ? translate('order.free') : <Price amount={row.amount} style={priceStyle} />}</td>
            </tr>
          ) : (
            <tr key={row.kind} data-part={row.kind}>
              <th scope="row" colSpan={2}>
                {translate(PARTS[row.kind], { code: receipt.couponCode ?? '', count: receipt.boxes ?? 0 })}
              </th>
              <td>
                <Price amount={row.amount} style={priceStyle} />
              </td>
            </tr>
          ),
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {translate('checkout.total')}
          </th>
          <td>
            <Price amount={amounts.total} style={priceStyle} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
});

function Details({ line }: { readonly line: ReceiptLine }) {
  const translate = useTranslate();
  const list = useItemList();
  const text = list([
    line.options,
    ...line.addons.map(({ title, quantity }) => `${quantity} × ${title}`),
    ifMissingText(line.replacement, translate),
  ]);
  return text === '' ? null : (
    <span className={styles.muted}>
      <bdi>{text}</bdi>
    </span>
  );
}
