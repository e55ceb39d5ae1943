import { observer } from 'mobx-react-lite';
import { RESERVATION_NOTE_MAX } from '@domain/reservations/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Button, buttonAttributes } from '../../ui/button/index.ts';
import { TextArea } from '../../ui/field/index.ts';
import { Form, FormAlert } from '../../ui/form/index.ts';
import * as noticeIcons from '../../ui/icon/notice-icons.data.ts';
import { Skeleton } from '../../ui/skeleton/index.ts';
import { FormSection } from '../../ui/form-section/index.ts';
import { FailureState } from '../failure/index.ts';
import { StatePage } from '../state-page/index.ts';
import { HoldBar, HoldTimer } from './hold-timer.view.tsx';
import { NotOffered } from './not-offered.view.tsx';
import { OCCASIONS } from './occasions.ts';
import { SummaryFacts } from './summary-facts.view.tsx';
import { BookedNow, ClosedChange } from './table-change.view.tsx';
import { TablePlan } from './table-plan.view.tsx';
import styles from './table.module.scss';
import type { TableViewModel } from './table.view-model.ts';
import { DaySection, TimeSection } from './time-section.view.tsx';
import { WaitPanel } from './wait-panel.view.tsx';

type Props = { readonly vm: TableViewModel };

/** BOOKING-1: reserving a table at a shop. */
export const TableView = observer(function TableView({ vm }: Props) {
  const translate = useTranslate();
  if (!vm.isOffered) return <NotOffered />;
  if (vm.takesNone) return <NoTables />;
  if (vm.failure) return <FailureState failure={vm.failure} onRetry={vm.reload} level={1} />;
  if (vm.change.barrier) return <ClosedChange vm={vm} />;
  const isChange = vm.change.id !== undefined;
  if (!vm.choices.offer || (isChange && !vm.change.own))
    return (
      <div role="status" aria-label={translate('progress')}>
        <Skeleton shape="title" />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
        <Skeleton shape="cover" />
      </div>
    );
  const { title } = vm.choices.offer.shop;
  return (
    <Form className={styles.page} onSubmit={() => void vm.book()} failures={vm.failures}>
      <div className={styles.form}>
        <h1 tabIndex={-1}>{translate(isChange ? 'table.change.title' : 'table.title', { shop: title })}</h1>
        <p className={styles.muted}>{translate('table.zone')}</p>
        <BookedNow vm={vm} />
        <DaySection vm={vm} />
        <TimeSection vm={vm} />
        <TablePlan vm={vm} />
        {!vm.waiting.isOpen && <NoteSection vm={vm} />}
      </div>
      {vm.waiting.isOpen ? <WaitPanel vm={vm} /> : <Summary vm={vm} />}
    </Form>
  );
});

function NoTables() {
  const translate = useTranslate();
  return (
    <StatePage
      icon={noticeIcons.calendarIcon}
      title={translate('table.none_title')}
      to="/reservations"
      action={translate('tables.where')}
    >
      {translate('table.none_text')}
    </StatePage>
  );
}

const NoteSection = observer(function NoteSection({ vm }: Props) {
  const translate = useTranslate();
  const { form } = vm;
  return (
    <FormSection title={translate('table.for_shop')}>
      <div className={styles.occasions} role="group" aria-label={translate('table.for_shop')}>
        {OCCASIONS.map((occasion) => (
          <label key={occasion}>
            <input type="checkbox" checked={form.occasions.includes(occasion)} onChange={() => form.toggle(occasion)} />
            {translate(`table.occasion.${occasion}`)}
          </label>
        ))}
      </div>
      <TextArea
        name="table-note"
        dir="auto"
        label={translate('table.note')}
        maxLength={RESERVATION_NOTE_MAX}
        value={form.note}
        error={form.faultOf('note') && translate('table.fault.note')}
        onChange={({ target }) => form.write(target.value)}
      />
    </FormSection>
  );
});

/** "Change to 02.12, 19:30 · Guests: 3". */
const ChangeLabel = observer(function ChangeLabel({ vm }: Props) {
  const translate = useTranslate();
  const { target } = vm.change;
  return <>{target === '' ? translate('tables.change') : translate('table.change.to', { what: target })}</>;
});

/** What is reserved, and the one main button. */
const Summary = observer(function Summary({ vm }: Props) {
  const translate = useTranslate();
  const isChange = vm.change.id !== undefined;
  return (
    <aside className={styles.summary} aria-labelledby="table-summary">
      <h2 id="table-summary">{translate('table.summary')}</h2>
      <HoldTimer vm={vm} />
      <SummaryFacts vm={vm} />
      <p className={styles.muted}>{translate(isChange ? 'table.change.note' : 'table.cancel_note')}</p>
      {vm.problem !== undefined && <FormAlert>{vm.problem}</FormAlert>}
      <div className={styles.bar}>
        <HoldBar vm={vm} />
        <Button type="submit" look="main" size="big" isWide isBusy={vm.isSending}>
          {isChange ? <ChangeLabel vm={vm} /> : translate('table.book')}
        </Button>
      </div>
      {isChange && (
        <AppLink to="/reservations" {...buttonAttributes({ look: 'quiet' })}>
          {translate('table.change.keep')}
        </AppLink>
      )}
    </aside>
  );
});
