import type { Order } from '@domain/orders/index.ts';
import { announces } from '@domain/settings/index.ts';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { buttonAttributes } from '../../ui/button/index.ts';
import { REFERENCE_VIEW_MODEL } from '../reference/index.ts';
import styles from './order.module.scss';

/** What the page of a delivered order leads to. */
export function AfterDelivery({ order }: { readonly order: Order }) {
  const { settings } = useService(REFERENCE_VIEW_MODEL);
  const translate = useTranslate();
  return (
    <section className={styles.after} aria-labelledby="order-after">
      <h2 id="order-after">{translate('order.after')}</h2>
      <AppLink to={`/orders/${order.id}/review`} {...buttonAttributes({ look: 'main', isWide: true })}>
        {translate('order.rate')}
      </AppLink>
      <AppLink to={`/orders/${order.id}/problem`} {...buttonAttributes({ look: 'outline', isWide: true })}>
        {translate('order.problem')}
      </AppLink>
      <AppLink to={`/orders/${order.id}/again`} {...buttonAttributes({ isWide: true })}>
        {translate('order.again')}
      </AppLink>
      {announces(settings, 'repeat_plan') && (
        <AppLink to={`/orders/${order.id}/repeat`} {...buttonAttributes({ isWide: true })}>
          {translate('repeat.link')}
        </AppLink>
      )}
    </section>
  );
}
