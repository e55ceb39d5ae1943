import { observer } from 'mobx-react-lite';
import type { Order } from '@domain/orders/index.ts';
import { priceText } from '@domain/pricing/index.ts';
import { returnedDeposit } from '@domain/refunds/index.ts';
import { useNumbers, useTranslate } from '../../i18n/index.ts';
import styles from './order.module.scss';

/** ORDER-12: how many returnable boxes of a delivered order are back, and what they brought back. */
export const OrderBoxes = observer(function OrderBoxes({ order }: { readonly order: Order }) {
  const translate = useTranslate();
  const { signs } = useNumbers();
  const { packaging, status, amounts, priceStyle } = order;
  if (!packaging || status !== 'delivered') return null;
  const { boxes: count, returned } = packaging;
  return (
    <p className={styles.muted}>
      {returned === 0
        ? translate('order.boxes_out', { count })
        : translate('order.boxes_back', {
            count,
            returned,
            amount: priceText(returnedDeposit({ ...packaging, deposit: amounts.deposit }), { ...priceStyle, signs }),
          })}
    </p>
  );
});
