import { formatPhone } from '@domain/identity/index.ts';
import { hasHandover, type Order } from '@domain/orders/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import styles from './order.module.scss';

/** ORDER-9: what travels with the order besides its goods. */
export function OrderHandover({ order: { handover } }: { readonly order: Order }) {
  const translate = useTranslate();
  if (!hasHandover(handover)) return null;
  const { way, note, cutlery, recipient } = handover;
  const lines = [
    way === 'door' && translate('order.handover_door'),
    note !== '' && translate('order.handover_note', { note }),
    recipient && translate('order.handover_recipient', { name: recipient.name, phone: formatPhone(recipient.phone) }),
    cutlery > 0 && translate('order.handover_cutlery', { number: cutlery }),
  ].filter((text) => typeof text === 'string');
  return (
    <ul aria-label={translate('order.handover')}>
      {lines.map((text) => (
        <li key={text} className={styles.muted}>
          {text}
        </li>
      ))}
    </ul>
  );
}
