import type { Order } from '@domain/orders/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Button, buttonAttributes } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as infoIcons from '../../ui/icon/info-icons.data.ts';
import { messageCircleIcon } from '../../ui/icon/message-icons.data.ts';
import * as moreIcons from '../../ui/icon/more-icons.data.ts';
import { ChatLink } from '../chat/index.ts';
import styles from './order.module.scss';

type OrderActionsProps = {
  readonly order: Order;
  readonly canCancel: boolean;
  readonly onCancel: () => void;
};

/** What can be done with an order: cancel it, call the shop or write to it, read the receipt, order again. */
export function OrderActions({ order, canCancel, onCancel }: OrderActionsProps) {
  const translate = useTranslate();
  return (
    <div className={styles.actions}>
      {canCancel && (
        <Button isWide onClick={onCancel}>
          {translate('order.cancel')}
        </Button>
      )}
      {order.shop.phone !== undefined && (
        <a {...buttonAttributes({ isWide: true })} href={`tel:+${order.shop.phone}`}>
          <Icon path={infoIcons.phoneIcon} />
          {translate('order.call_shop', { shop: order.shop.title })}
        </a>
      )}
      <ChatLink
        partner={{ kind: 'shop', id: order.shop.id }}
        subject={{ kind: 'order', id: order.id }}
        {...buttonAttributes({ isWide: true })}
      >
        <Icon path={messageCircleIcon} />
        {translate('chat.to_shop')}
      </ChatLink>
      <AppLink to={`/orders/${order.id}/receipt`} {...buttonAttributes({ isWide: true })}>
        <Icon path={moreIcons.receiptTextIcon} />
        {translate('receipt.link')}
      </AppLink>
      {order.status === 'canceled' && (
        <AppLink to={`/orders/${order.id}/again`} {...buttonAttributes({ look: 'main', isWide: true })}>
          {translate('order.again')}
        </AppLink>
      )}
    </div>
  );
}
