import { observer } from 'mobx-react-lite';
import { dateText, weekdayOf } from '@domain/calendar/index.ts';
import { needsConsent, type NextRepeat, type PlannedOrder, type RepeatPlan } from '@domain/orders/index.ts';
import { Trans, useTranslate } from '../../i18n/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as playIcons from '../../ui/icon/story-icons.data.ts';
import { Price } from '../currency/index.ts';
import { dayText } from './day-text.ts';
import styles from './repeat.module.scss';
import type { RepeatViewModel } from './repeat.view-model.ts';

type NextProps = { readonly vm: RepeatViewModel; readonly planned: PlannedOrder; readonly plan: RepeatPlan };

/** The next days of a stored plan: each can be skipped; all of them pause or end. */
export const NextRepeats = observer(function NextRepeats({ vm, planned, plan }: NextProps) {
  const translate = useTranslate();
  const { isPaused } = plan;
  return (
    <section className={styles.card} aria-labelledby="repeat-next">
      <h2 id="repeat-next">{translate(isPaused ? 'repeat.paused' : 'repeat.next')}</h2>
      {isPaused ? (
        <p className={styles.muted}>{translate('repeat.paused_text')}</p>
      ) : (
        <ul>
          {vm.next.map((next) => (
            <Day key={next.date} vm={vm} planned={planned} plan={plan} next={next} />
          ))}
        </ul>
      )}
      {planned.until !== undefined && (
        <p className={styles.muted}>{translate('repeat.until', { day: dayText(planned.until, translate) })}</p>
      )}
      <div className={styles.tools}>
        <Button isWide onClick={() => void vm.pause(!isPaused)}>
          <Icon path={isPaused ? playIcons.playIcon : playIcons.pauseIcon} size="small" />
          {translate(isPaused ? 'repeat.resume' : 'repeat.pause')}
        </Button>
        <Button look="outline" isWide onClick={() => void vm.end()}>
          {translate('repeat.end')}
        </Button>
      </div>
    </section>
  );
});

const Day = observer(function Day({ vm, planned, plan, next }: NextProps & { readonly next: NextRepeat }) {
  const translate = useTranslate();
  const { date, isSkipped } = next;
  const day = dayText(date, translate);
  return (
    <li className={styles.day} data-skipped={isSkipped || undefined}>
      <span className={styles.date}>
        <small>{translate(`weekday.${weekdayOf(date)}`)}</small>
        <strong>
          <bdi>{dateText(date).slice(0, 'DD.MM'.length)}</bdi>
        </strong>
      </span>
      <span className={styles.when}>
        {isSkipped ? (
          <del>
            <bdi>{plan.time}</bdi>
          </del>
        ) : (
          <strong>
            <bdi>{plan.time}</bdi>
          </strong>
        )}
        {isSkipped ? (
          <span className={styles.muted}>{translate('repeat.skipped')}</span>
        ) : (
          <Costs planned={planned} plan={plan} />
        )}
      </span>
      <Button
        look="text"
        onClick={() => void vm.skip(date)}
        aria-label={translate(isSkipped ? 'repeat.unskip_day' : 'repeat.skip_day', { day })}
      >
        {translate(isSkipped ? 'repeat.unskip' : 'repeat.skip')}
      </Button>
    </li>
  );
});

/** ORDER-7j: what a day would cost at today's prices, and whether it would be ordered without a question. */
const Costs = observer(function Costs({ planned, plan }: Pick<NextProps, 'planned' | 'plan'>) {
  const { today, order } = planned;
  if ('why' in today) return null;
  const isAsking = needsConsent(today.total, plan.limit);
  return (
    <span className={isAsking ? styles.asking : styles.muted}>
      <Trans
        id={isAsking ? 'repeat.day_asks' : 'repeat.day_costs'}
        parts={{ total: <Price amount={today.total} style={order.priceStyle} /> }}
      />
    </span>
  );
});
