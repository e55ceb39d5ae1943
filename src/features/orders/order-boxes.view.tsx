import { observer } from 'mobx-react-lite';
import type { Order } from '@domain/orders/index.ts';
import { priceText } from '@domain/pricing/index.ts';
import { returnedDeposit } from '@domain/refunds/index.ts';
import { useNumbers, useTranslate } from '../../i18n/index.ts';
import styles from './order.module.scss';

/** ORDER-12: how many returnable boxes are back and what they brought back, or that they can be returned. */
export const OrderBoxes = observer(function OrderBoxes({ order }: { readonly order: Order }) {
  const translate = useTranslate();
  const { signs } = useNumbers();
  const { packaging, amounts, priceStyle } = order;
  const { boxes: count = 0, returned = 0, open = 0 } = packaging ?? {};
  if (!packaging || (returned === 0 && open === 0)) return null;
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
