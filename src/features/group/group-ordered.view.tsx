import { observer } from 'mobx-react-lite';
import type { MemberShare, OrderedGroup } from '@domain/orders/index.ts';
import { priceText } from '@domain/pricing/index.ts';
import { useService } from '../../di/index.ts';
import { useNumbers, useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Button, buttonAttributes } from '../../ui/button/index.ts';
import { Price } from '../currency/index.ts';
import { TOASTS_VIEW_MODEL } from '../toasts/index.ts';
import styles from './group.module.scss';
import type { GroupViewModel } from './group.view-model.ts';

type OrderedProps = { readonly vm: GroupViewModel };

/** GROUP-3, GROUP-6c: the order as it moves, and who owes what, to the minor unit. */
export const GroupOrdered = observer(function GroupOrdered({ vm }: OrderedProps) {
  const translate = useTranslate();
  const { order } = vm.part;
  if (!order) return null;
  const isOwing = vm.part.known?.payer === 'each';
  const self = order.shares.find(({ id }) => id === order.self);
  return (
    <>
      <section className={styles.head} aria-live="polite">
        <p className={styles.muted}>
          <bdi>{vm.title}</bdi>
        </p>
        <h1 tabIndex={-1}>{translate(`order.status.${order.status}`)}</h1>
        {order.expectedAt !== undefined && (
          <p className={styles.muted}>{translate('group.expected', { time: vm.time(order.expectedAt) })}</p>
        )}
        {self && isOwing && !self.isOwner && (
          <p className={styles.owed}>
            {translate('group.you_owe')} <Price amount={self.total} style={order.priceStyle} />
          </p>
        )}
        {order.id !== undefined && (
          <AppLink to={`/orders/${order.id}`} {...buttonAttributes({ look: 'main' })}>
            {translate('group.to_order')}
          </AppLink>
        )}
      </section>
      <section className={styles.block} aria-labelledby="shares">
        <h2 id="shares">{translate(isOwing ? 'group.shares' : 'group.ordered_by')}</h2>
        {order.shares.map((share) => (
          <Share key={share.id} share={share} order={order} isOwing={isOwing} />
        ))}
        <p className={styles.total}>
          <span>{translate('group.order_total')}</span> <Price amount={order.total} style={order.priceStyle} />
        </p>
        {isOwing && <p className={styles.muted}>{translate('group.adds_up')}</p>}
      </section>
      {isOwing && <ShareText vm={vm} order={order} />}
    </>
  );
});

type ShareProps = { readonly share: MemberShare; readonly order: OrderedGroup; readonly isOwing: boolean };

function Share({ share, order, isOwing }: ShareProps) {
  const translate = useTranslate();
  const rows = [
    ['group.part.lines', share.lines, ''],
    ['group.part.fixed', share.fixed, ''],
    ['group.part.proportional', share.proportional, ''],
    ['group.part.reduction', share.reduction, '−'],
  ] as const;
  return (
    <details className={styles.share} open={share.id === order.self}>
      <summary>
        <bdi>{share.name}</bdi> <Price amount={share.total} style={order.priceStyle} />
      </summary>
      <ul className={styles.dishes}>
        {share.dishes.map(({ title, quantity }) => (
          <li key={title}>
            <span>
              <bdi>{title}</bdi>
            </span>
            <span>× {quantity}</span>
          </li>
        ))}
      </ul>
      {isOwing && (
        <dl className={styles.parts}>
          {rows
            .filter(([key, amount]) => key === 'group.part.lines' || amount.minor > 0)
            .map(([key, amount, sign]) => (
              <div key={key}>
                <dt>{translate(key)}</dt>
                <dd>
                  {sign}
                  <Price amount={amount} style={order.priceStyle} />
                </dd>
              </div>
            ))}
        </dl>
      )}
    </details>
  );
}

/** One line a member, for a chat of their own. */
const ShareText = observer(function ShareText({ vm, order }: OrderedProps & { readonly order: OrderedGroup }) {
  const translate = useTranslate();
  const toasts = useService(TOASTS_VIEW_MODEL);
  const { signs } = useNumbers();
  const text = [
    `${vm.title}, ${vm.shopTitle}`,
    ...order.shares.map(({ name, total }) => `${name}: ${priceText(total, { ...order.priceStyle, signs })}`),
    `${translate('group.order_total')}: ${priceText(order.total, { ...order.priceStyle, signs })}`,
  ].join('\n');
  const copy = (): Promise<void> =>
    navigator.clipboard.writeText(text).then(
      () => toasts.show('success', translate('group.text_copied')),
      () => toasts.show('warning', translate('group.copy_failed')),
    );
  const share = async (): Promise<void> => {
    if (!('share' in navigator)) return copy();
    await navigator.share({ text }).catch(() => undefined);
  };
  return (
    <section className={styles.block} aria-labelledby="as-text">
      <h2 id="as-text">{translate('group.as_text')}</h2>
      <pre className={styles.text}>{text}</pre>
      <div className={styles.tools}>
        <Button onClick={() => void share()}>{translate('group.share_text')}</Button>
        <Button look="text" onClick={() => void copy()}>
          {translate('group.copy')}
        </Button>
      </div>
    </section>
  );
});
