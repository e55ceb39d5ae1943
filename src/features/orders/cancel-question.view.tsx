import { observer } from 'mobx-react-lite';
import { refundIfCanceled, type Order } from '@domain/orders/index.ts';
import { Trans, useTranslate } from '../../i18n/index.ts';
import { Question } from '../../ui/question/index.ts';
import { Price } from '../currency/index.ts';
import styles from './order.module.scss';
import type { OrderViewModel } from './order.view-model.ts';

type CancelQuestionProps = { readonly vm: OrderViewModel; readonly order: Order };

/** The question before an order is canceled, with the money that comes back. */
export const CancelQuestion = observer(function CancelQuestion({ vm, order }: CancelQuestionProps) {
  const translate = useTranslate();
  const refund = refundIfCanceled(order);
  return (
    <Question
      isOpen={vm.isAsking}
      title={translate('order.cancel_title')}
      yes={{ label: translate('order.cancel_yes'), onPress: () => void vm.cancel(), isBusy: vm.isCanceling }}
      no={{ label: translate('order.keep'), onPress: vm.keep }}
      closeLabel={translate('cart.close')}
    >
      {refund.minor > 0 && (
        <p className={styles.refund}>
          <Trans id="order.cancel_refund" parts={{ amount: <Price amount={refund} style={order.priceStyle} /> }} />
        </p>
      )}
      <p>{translate(order.payment?.status === 'paid' ? 'order.cancel_paid' : 'order.cancel_text')}</p>
    </Question>
  );
});
