import { observer } from 'mobx-react-lite';
import { dateText, weekdayOf } from '@domain/calendar/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { Button } from '../../ui/button/index.ts';
import { FormAlert } from '../../ui/form/index.ts';
import styles from './table.module.scss';
import type { TableViewModel } from './table.view-model.ts';

type Props = { readonly vm: TableViewModel };

/** BOOKING-2: what a customer waits for, and the one main button. */
export const WaitPanel = observer(function WaitPanel({ vm }: Props) {
  const translate = useTranslate();
  const { waiting, choices, form } = vm;
  const { date } = choices;
  const { mine } = waiting;
  return (
    <aside className={styles.summary} aria-labelledby="table-wait">
      <h2 id="table-wait">{translate('table.wait.title')}</h2>
      <p className={styles.muted}>{translate('table.wait.text')}</p>
      <dl className={styles.facts}>
        <dt>{translate('table.day')}</dt>
        <dd>
          {translate(`weekday.${weekdayOf(date)}`)} <bdi>{dateText(date)}</bdi>
        </dd>
        <dt>{translate('table.guests')}</dt>
        <dd>{form.guests}</dd>
      </dl>
      <RequestFields vm={vm} />
      {waiting.before !== undefined && (
        <p className={styles.muted}>{translate('tables.wait.before', { parties: String(waiting.before) })}</p>
      )}
      {mine && (
        <p className={styles.booked}>
          {waiting.isJoined
            ? translate('table.wait.same')
            : translate('table.wait.replaces', { from: mine.from, to: mine.to, guests: String(mine.guests) })}
        </p>
      )}
      {vm.problem !== undefined && <FormAlert>{vm.problem}</FormAlert>}
      <div className={styles.bar}>
        <Button type="submit" look="main" size="big" isWide isBusy={vm.isSending}>
          {translate(waiting.isJoined ? 'table.wait.show' : 'table.wait.join')}
        </Button>
      </div>
    </aside>
  );
});

const RequestFields = observer(function RequestFields({ vm: { waiting, choices } }: Props) {
  const translate = useTranslate();
  const { from, to } = waiting.span;
  const sections = choices.sections;
  return (
    <div className={styles.request}>
      <label>
        {translate('table.wait.from')}
        <select value={from} onChange={({ target }) => waiting.chooseFrom(target.value)}>
          <TimeOptions times={waiting.times} />
        </select>
      </label>
      <label>
        {translate('table.wait.to')}
        <select value={to} onChange={({ target }) => waiting.chooseTo(target.value)}>
          <TimeOptions times={waiting.times} />
        </select>
      </label>
      {sections.length > 1 && (
        <label>
          {translate('table.wait.where')}
          <select
            value={waiting.sectionId ?? 0}
            onChange={({ target }) => waiting.chooseSection(Number(target.value) || undefined)}
          >
            <option value={0}>{translate('table.wait.anywhere')}</option>
            {sections.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
});

function TimeOptions({ times }: { readonly times: readonly string[] }) {
  return times.map((time) => (
    <option key={time} value={time}>
      {time}
    </option>
  ));
}
