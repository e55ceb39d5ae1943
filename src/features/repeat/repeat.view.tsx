import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { PlannedOrder } from '@domain/orders/index.ts';
import { Trans, useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Button, buttonAttributes } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import * as noticeIcons from '../../ui/icon/notice-icons.data.ts';
import { Skeleton } from '../../ui/skeleton/index.ts';
import { Price } from '../currency/index.ts';
import { FailureState } from '../failure/index.ts';
import { dayText } from './day-text.ts';
import { NextRepeats } from './next-repeats.view.tsx';
import { RepeatPlanForm } from './repeat-plan-form.view.tsx';
import styles from './repeat.module.scss';
import type { RepeatViewModel } from './repeat.view-model.ts';

type RepeatProps = { readonly vm: RepeatViewModel };
type PlannedProps = RepeatProps & { readonly planned: PlannedOrder };

/**
 * ORDER-7h: repeats an order on days of the week. Nothing above the limit is ordered without a word of the customer.
 */
export const RepeatView = observer(function RepeatView({ vm }: RepeatProps) {
  const translate = useTranslate();
  const { planned, failure, decisions } = vm;
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed is gone after a decision.
  useEffect(() => {
    if (decisions > 0) heading.current?.focus();
  }, [decisions]);
  if (!planned && failure) return <FailureState failure={failure} onRetry={vm.retry} level={1} />;
  if (!planned)
    return (
      <div role="status" aria-label={translate('progress')} className={styles.page}>
        <Skeleton shape="title" />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </div>
    );
  return (
    <div className={styles.page}>
      <header>
        <h1 ref={heading} tabIndex={-1}>
          {translate('repeat.title')}
        </h1>
        <p className={styles.muted}>
          <bdi>{planned.order.shop.title}</bdi>
          {': '}
          {planned.order.lines.map((line, index) => (
            <span key={line.id}>
              {index > 0 && ', '}
              <bdi>{line.quantity > 1 ? `${line.quantity} × ${line.title}` : line.title}</bdi>
            </span>
          ))}
        </p>
      </header>
      {planned.question && <Question vm={vm} planned={planned} />}
      {planned.missed && (
        <p className={styles.warning} role="status">
          <Icon path={icons.triangleAlertIcon} size="small" />
          <span>
            {translate('repeat.missed', { day: dayText(planned.missed.day, translate) })}
            {'. '}
            {translate(`repeat.why.${planned.missed.why}`)}
          </span>
        </p>
      )}
      {vm.isRepeatable ? (
        <div className={styles.columns}>
          <RepeatPlanForm vm={vm} planned={planned} />
          {vm.plan && <NextRepeats vm={vm} planned={planned} plan={vm.plan} />}
        </div>
      ) : (
        <Refused planned={planned} />
      )}
    </div>
  );
});

const Refused = observer(function Refused({ planned }: Pick<PlannedProps, 'planned'>) {
  const translate = useTranslate();
  return (
    <div className={styles.column}>
      <p>{translate(planned.order.status === 'delivered' ? 'repeat.why.refunded' : 'repeat.not_yet')}</p>
      <AppLink to={`/orders/${planned.order.id}`} {...buttonAttributes({ look: 'main' })}>
        {translate('rating.to_order')}
      </AppLink>
    </div>
  );
});

/** The price guard has stopped an order. */
const Question = observer(function Question({ vm, planned }: PlannedProps) {
  const translate = useTranslate();
  const { question, order } = planned;
  if (!question) return null;
  return (
    <section className={styles.column} aria-labelledby="repeat-question">
      <h2 id="repeat-question" className={styles.warning}>
        <Icon path={noticeIcons.bellIcon} size="small" />
        <span>
          <Trans
            id="repeat.asks"
            parts={{ amount: <Price amount={question.total} style={order.priceStyle} /> }}
            values={{ day: dayText(question.day, translate) }}
          />
        </span>
      </h2>
      <div className={styles.answers}>
        <Button isWide onClick={() => void vm.answer(false)}>
          {translate('repeat.skip_it')}
        </Button>
        <Button look="outline" isWide onClick={() => void vm.answer(true)} isBusy={vm.isBusy}>
          {translate('repeat.order_anyway')}
        </Button>
      </div>
    </section>
  );
});
