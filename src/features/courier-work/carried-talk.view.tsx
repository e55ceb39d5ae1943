import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { deliveryName, type CarriedDelivery } from '@domain/couriers/index.ts';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { Badge } from '../../ui/badge/index.ts';
import { Button } from '../../ui/button/index.ts';
import { VisuallyHidden } from '../../ui/text/index.ts';
import { TalkSheet } from '../chat/index.ts';
import { numberText } from './courier-texts.ts';
import { COURIER_TALK } from './courier-work.tokens.ts';

type TalkProps = { readonly delivery: CarriedDelivery };

/** CHAT-1o: the way to the customer of a delivery in hand; it ends with the delivery. */
export function CarriedTalk({ delivery }: TalkProps) {
  return delivery.customer ? <Talk delivery={delivery} customer={delivery.customer} /> : null;
}

const Talk = observer(function Talk({
  delivery,
  customer,
}: TalkProps & { readonly customer: NonNullable<CarriedDelivery['customer']> }) {
  const translate = useTranslate();
  const talk = useService(COURIER_TALK);
  useEffect(() => talk.follow(), [talk]);
  const name = deliveryName(delivery.key);
  useEffect(() => () => talk.leave(name), [talk, name]);
  const unread = talk.unreadOf(customer);
  const conversation = talk.conversationAbout(delivery);
  return (
    <>
      <Button onClick={() => talk.open(delivery)}>
        {translate('courier.message', { name: customer.name })}
        {unread > 0 && (
          <Badge tone="accent">
            <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
            <VisuallyHidden>{translate('chat.unread', { count: unread })}</VisuallyHidden>
          </Badge>
        )}
      </Button>
      {conversation && (
        <TalkSheet
          vm={talk}
          conversation={conversation}
          face={{ name: customer.name, image: talk.imageOf(customer) }}
          about={numberText(delivery.key, translate)}
          onClose={talk.close}
        />
      )}
    </>
  );
});
