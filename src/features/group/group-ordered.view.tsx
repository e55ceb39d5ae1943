import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { isActiveStatus, isOwed, stillOwed, type MemberShare, type OrderedGroup } from '@domain/orders/index.ts';
import { priceText, type Money } from '@domain/pricing/index.ts';
import { useService } from '../../di/index.ts';
import { useNumbers, useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Button, buttonAttributes } from '../../ui/button/index.ts';
import { Badge } from '../../ui/badge/index.ts';
import { Price } from '../currency/index.ts';
import { TOASTS_VIEW_MODEL } from '../toasts/index.ts';
import { GroupSettling } from './group-settling.view.tsx';
import { OWN_SHARE } from './group.tokens.ts';
import { SharesTable } from './shares-table.view.tsx';
import { sharesInOrder } from './shares-in-order.ts';
import styles from './group.module.scss';
import type { GroupViewModel } from './group.view-model.ts';
import { copyWords, shareWords, reportShared, type Shared } from '../sharing/index.ts';

type OrderedProps = { readonly vm: GroupViewModel };

/** GROUP-3, GROUP-6c: the order as it moves, and who owes what, to the minor unit. */
export const GroupOrdered = observer(function GroupOrdered({ vm }: OrderedProps) {
  const translate = useTranslate();
  const { order, live } = vm.part;
  const OwnShare = useService(OWN_SHARE);
  const heading = useRef<HTMLHeadingElement>(null);
  // Who was choosing here may have scrolled down, and what had the focus is gone.
  const wasLive = live?.cart !== undefined;
  useEffect(() => {
    if (wasLive) heading.current?.focus();
  }, [wasLive]);
  if (!order) return null;
  const { known } = vm.part;
  const isOwing = known?.payer === 'each';
  const canPay = isOwing && vm.takesSharePayments;
  const self = order.shares.find(({ id }) => id === order.self);
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <section className={styles.head} aria-live="polite">
          <p className={styles.muted}>
            <bdi>{vm.title}</bdi>
          </p>
          <h1 ref={heading} tabIndex={-1}>
            {translate(`order.status.${order.status}`)}
          </h1>
          {order.expectedAt !== undefined && isActiveStatus(order.status) && (
            <p className={styles.muted}>{translate('group.expected', { time: vm.time(order.expectedAt) })}</p>
          )}
          {self && isOwing && !self.isOwner && order.status !== 'canceled' && (
            <p className={styles.owed}>
              {translate(isOwed(self.standing) ? 'group.you_owe' : 'group.you_paid')}{' '}
              <Price amount={self.total} style={order.priceStyle} />
            </p>
          )}
          {isOwing && order.id !== undefined && <StillOwed order={order} />}
          {order.id !== undefined && (
            <AppLink to={`/orders/${order.id}`} {...buttonAttributes({ look: 'main' })}>
              {translate('group.to_order')}
            </AppLink>
          )}
        </section>
        {known && self && canPay && !self.isOwner && <OwnShare part={known} order={order} follow={vm.part.follow} />}
        <section className={styles.block} aria-labelledby="shares">
          <h2 id="shares">{translate(isOwing ? 'group.shares' : 'group.ordered_by')}</h2>
          {sharesInOrder(order).map((share) => (
            <Share key={share.id} vm={vm} share={share} order={order} isOwing={isOwing} />
          ))}
          <p className={styles.total}>
            <span>{translate('group.order_total')}</span> <Price amount={order.total} style={order.priceStyle} />
          </p>
          {isOwing && <p className={styles.muted}>{translate('group.adds_up')}</p>}
          {isOwing && <SharesTable order={order} />}
        </section>
      </div>
      {isOwing && (
        <div className={styles.side}>
          <ShareText vm={vm} order={order} />
        </div>
      )}
    </div>
  );
});

/** GROUP-6d: The sentence of the owner. */
function StillOwed({ order }: { readonly order: OrderedGroup }) {
  const translate = useTranslate();
  const { signs } = useNumbers();
  const open = stillOwed(order.shares, order.total.scale);
  const amount = priceText(open, { ...order.priceStyle, signs });
  if (order.status === 'canceled') {
    const got = order.shares.filter(({ isOwner, standing }) => !isOwner && !isOwed(standing));
    const names = got.map(({ name, total }) => `${name} ${priceText(total, { ...order.priceStyle, signs })}`);
    return names.length > 0 && <p role="status">{translate('group.give_back', { list: names.join(', ') })}</p>;
  }
  return (
    <p className={styles.owed}>
      {open.minor > 0 ? translate('group.to_come_back', { amount }) : translate('group.all_settled')}
    </p>
  );
}

const BADGES = {
  told: ['warning', 'group.says_given'],
  settled: ['positive', 'group.settled'],
  paid: ['positive', 'group.paid'],
} as const;

/** What a member says concerns the owner alone. */
function StandingBadge({ standing, isAsked }: Pick<MemberShare, 'standing'> & { readonly isAsked: boolean }) {
  const translate = useTranslate();
  if (standing === 'open' || (standing === 'told' && !isAsked)) return null;
  const [tone, text] = BADGES[standing];
  return <Badge tone={tone}>{translate(text)}</Badge>;
}

type ShareProps = OrderedProps & {
  readonly share: MemberShare;
  readonly order: OrderedGroup;
  readonly isOwing: boolean;
};

const Share = observer(function Share({ vm, share, order, isOwing }: ShareProps) {
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
        <span>
          <bdi>{share.name}</bdi>
        </span>
        {isOwing && !share.isOwner && <StandingBadge standing={share.standing} isAsked={order.id !== undefined} />}
        <Price amount={share.total} style={order.priceStyle} />
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
      {isOwing && order.id !== undefined && order.status !== 'canceled' && !share.isOwner && (
        <GroupSettling vm={vm} share={share} order={order} />
      )}
    </details>
  );
});

/** One line a member, for a chat of their own. */
const ShareText = observer(function ShareText({ vm, order }: OrderedProps & { readonly order: OrderedGroup }) {
  const translate = useTranslate();
  const toasts = useService(TOASTS_VIEW_MODEL);
  const { signs } = useNumbers();
  const line = (name: string, total: Money): string =>
    translate('group.text_line', { name, amount: priceText(total, { ...order.priceStyle, signs }) });
  const text = [
    [...new Set([vm.title, vm.shopTitle])].join(', '),
    ...order.shares.map(({ name, total }) => line(name, total)),
    line(translate('group.order_total'), order.total),
  ].join('\n');
  const told = (outcome: Shared): void => reportShared(outcome, 'group.text_copied', toasts, translate);
  return (
    <section className={`${styles.block} ${styles.beside}`} aria-labelledby="as-text">
      <h2 id="as-text">{translate('group.as_text')}</h2>
      <pre className={styles.text}>{text}</pre>
      <div className={styles.tools}>
        <Button onClick={() => void shareWords({ text }).then(told)}>{translate('group.share_text')}</Button>
        <Button look="text" onClick={() => void copyWords(text).then(told)}>
          {translate('group.copy')}
        </Button>
      </div>
    </section>
  );
});
