import { observer } from 'mobx-react-lite';
import { refundIfCanceled, type Order } from '@domain/orders/index.ts';
import { Trans, useTranslate } from '../../i18n/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Sheet } from '../../ui/sheet/index.ts';
import { Price } from '../currency/index.ts';
import styles from './order.module.scss';
import type { OrderViewModel } from './order.view-model.ts';

type CancelQuestionProps = { readonly vm: OrderViewModel; readonly order: Order };

/** The question before an order is canceled, with the money that comes back. */
export const CancelQuestion = observer(function CancelQuestion({ vm, order }: CancelQuestionProps) {
  const translate = useTranslate();
  const refund = refundIfCanceled(order);
  return (
    <Sheet
      isOpen={vm.isAsking}
      onClose={vm.keep}
      label={translate('order.cancel_title')}
      closeLabel={translate('cart.close')}
      shape="narrow"
    >
      <div className={styles.ask}>
        <h2>{translate('order.cancel_title')}</h2>
        {refund.minor > 0 && (
          <p className={styles.refund}>
            <Trans id="order.cancel_refund" parts={{ amount: <Price amount={refund} style={order.priceStyle} /> }} />
          </p>
        )}
        <p>{translate(order.payment?.status === 'paid' ? 'order.cancel_paid' : 'order.cancel_text')}</p>
        <Button look="main" isWide isBusy={vm.isCanceling} onClick={() => void vm.cancel()}>
          {translate('order.cancel_yes')}
        </Button>
        <Button isWide onClick={vm.keep}>
          {translate('order.keep')}
        </Button>
      </div>
    </Sheet>
  );
});
