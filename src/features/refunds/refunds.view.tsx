import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { OwnRefund, RefundStatus } from '@domain/refunds/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Badge } from '../../ui/badge/index.ts';
import { Button, buttonAttributes } from '../../ui/button/index.ts';
import { Drawing } from '../../ui/drawing/index.ts';
import * as icons from '../../ui/icon/after-icons.data.ts';
import { Icon } from '../../ui/icon/index.ts';
import { State } from '../../ui/state/index.ts';
import { Price } from '../currency/index.ts';
import { PagedList } from '../failure/index.ts';
import { ownWords } from './own-words.ts';
import { pocketDrawing } from './refunds-drawings.data.ts';
import styles from './refunds.module.scss';
import type { RefundsViewModel } from './refunds.view-model.ts';

type RefundsProps = { readonly vm: RefundsViewModel };

const LOOKS: Readonly<
  Record<RefundStatus, { readonly icon: string; readonly tone: 'neutral' | 'positive' | 'negative' }>
> = {
  pending: { icon: icons.clockIcon, tone: 'neutral' },
  approved: { icon: icons.checkIcon, tone: 'positive' },
  rejected: { icon: icons.xIcon, tone: 'negative' },
};

export const RefundsView = observer(function RefundsView({ vm }: RefundsProps) {
  const translate = useTranslate();
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{translate('refunds.title')}</h1>
      <PagedList list={vm.list} empty={<NoRefunds />}>
        {(refund) => <Refund vm={vm} refund={refund} />}
      </PagedList>
    </div>
  );
});

function NoRefunds() {
  const translate = useTranslate();
  return (
    <State
      art={<Drawing shapes={pocketDrawing} />}
      title={translate('refunds.none')}
      action={
        <AppLink to="/orders?show=delivered" {...buttonAttributes({ look: 'main' })}>
          {translate('menu.orders')}
        </AppLink>
      }
    >
      {translate('refunds.none_text')}
    </State>
  );
}

const Refund = observer(function Refund({ vm, refund }: RefundsProps & { readonly refund: OwnRefund }) {
  const translate = useTranslate();
  const { id, status, pieces, shop, orderId, answer, amount, priceStyle } = refund;
  const { icon, tone } = LOOKS[status];
  const own = ownWords(refund);
  return (
    <article className={styles.refund}>
      <span className={styles.mark} data-tone={tone}>
        <Icon path={icon} />
      </span>
      <div className={styles.what}>
        <h2>
          {pieces.length === 0
            ? translate('refunds.whole')
            : pieces.map(({ quantity, title, reason }) => (
                <span key={`${title} ${reason}`}>
                  {translate('refunds.piece', {
                    number: String(quantity),
                    title,
                    reason: translate(`problem.reason.${reason}`),
                  })}
                </span>
              ))}
        </h2>
        <p className={styles.muted}>
          <AppLink to={`/orders/${orderId}`}>{translate('refunds.order', { number: String(orderId), shop })}</AppLink>
        </p>
        <p>
          <Badge tone={tone}>{translate(`refunds.status.${status}`)}</Badge>
        </p>
        {status === 'pending' && (
          <p className={styles.muted}>
            {translate('refunds.pending_text', { time: vm.timeText(refund.askedAt, refund) })}
          </p>
        )}
        {status === 'approved' && (
          <p className={styles.muted}>
            {translate('refunds.approved_text', { time: vm.timeText(refund.changedAt, refund) })}
          </p>
        )}
        {own !== '' && <Quote label={translate('refunds.your_words')} text={own} />}
        {answer !== '' && <Quote label={translate('refunds.our_answer')} text={answer} />}
        {status === 'pending' && (
          <Button isBusy={vm.withdrawing === id} onClick={() => void vm.withdraw(id)}>
            {translate('refunds.withdraw')}
          </Button>
        )}
        {status === 'rejected' && (
          <AppLink to={`/orders/${orderId}/problem`} {...buttonAttributes({ look: 'outline' })}>
            {translate('refunds.again')}
          </AppLink>
        )}
      </div>
      <strong>
        <Price amount={amount} style={priceStyle} />
      </strong>
    </article>
  );
});

/** What somebody wrote, in whatever language and direction. */
function Quote({ label, text }: { readonly label: string; readonly text: string }) {
  const id = useId();
  return (
    <div className={styles.quote}>
      <p id={id} className={styles.muted}>
        {label}
      </p>
      <blockquote aria-labelledby={id}>
        <bdi>{text}</bdi>
      </blockquote>
    </div>
  );
}
