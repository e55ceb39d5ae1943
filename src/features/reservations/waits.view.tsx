import { observer } from 'mobx-react-lite';
import type { TableWait, WaitStatus } from '@domain/reservations/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Badge } from '../../ui/badge/index.ts';
import { Button, buttonAttributes } from '../../ui/button/index.ts';
import { Question } from '../../ui/question/index.ts';
import { DayTile } from './day-tile.view.tsx';
import { spanText } from './reservation-texts.ts';
import styles from './reservations.module.scss';
import type { WaitsViewModel } from './waits.view-model.ts';

type Props = { readonly vm: WaitsViewModel };

/** BOOKING-2: what the customer waits for; nothing where they wait for nothing. */
export const Waits = observer(function Waits({ vm }: Props) {
  const translate = useTranslate();
  return (
    <>
      {vm.isOffered && vm.items.length > 0 && (
        <section aria-labelledby="table-waits">
          <h2 id="table-waits">{translate('tables.wait.title')}</h2>
          <ul className={styles.list}>
            {vm.items.map((wait) => (
              <li key={wait.id}>
                <WaitCard vm={vm} wait={wait} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <LeaveQuestion vm={vm} />
    </>
  );
});

const TONES = {
  waiting: 'soft',
  offered: 'positive',
  taken: 'positive',
  ended: 'negative',
} as const satisfies Readonly<Record<WaitStatus, string>>;

type CardProps = Props & { readonly wait: TableWait };

const WaitCard = observer(function WaitCard({ vm, wait }: CardProps) {
  const translate = useTranslate();
  const { shop, date, from, to, guests, sectionTitle } = wait;
  const status = vm.statusOf(wait);
  return (
    <article className={styles.card}>
      <DayTile date={date} />
      <div>
        <h3>
          <AppLink to={`/shop/${shop.id}`}>
            <bdi>{shop.title}</bdi>
          </AppLink>
        </h3>
        <p>
          <bdi dir="ltr">{spanText(from, to)}</bdi> · {translate('table.guests_count', { guests: String(guests) })}
        </p>
        {sectionTitle !== '' && (
          <p className={styles.muted}>
            <bdi>{sectionTitle}</bdi>
          </p>
        )}
        <WaitWords vm={vm} wait={wait} />
        <Badge tone={TONES[status]}>{translate(`tables.wait.status.${status}`)}</Badge>
      </div>
      <div className={styles.actions}>
        {vm.canLeave(wait) ? (
          <Button look="outline" onClick={() => vm.ask(wait)}>
            {translate('tables.wait.leave')}
          </Button>
        ) : (
          <AppLink to={`/reservations/${shop.id}`} {...buttonAttributes({})}>
            {translate('tables.wait.look')}
          </AppLink>
        )}
        {status === 'offered' && (
          <AppLink to={vm.pathOf(wait)} {...buttonAttributes({ look: 'main' })}>
            {translate('tables.wait.book')}
          </AppLink>
        )}
      </div>
    </article>
  );
});

/** How it stands, in words. */
const WaitWords = observer(function WaitWords({ vm, wait }: CardProps) {
  const translate = useTranslate();
  const { offer, before } = wait;
  const status = vm.statusOf(wait);
  if (status === 'waiting')
    return <p className={styles.muted}>{translate('tables.wait.before', { parties: String(before) })}</p>;
  if (status === 'offered' && offer) {
    const [time, until] = [vm.timeOf(offer.stay.from, wait), vm.timeOf(offer.until, wait)];
    return <p>{translate('tables.wait.kept', { table: offer.tableName, time, until })}</p>;
  }
  return status === 'ended' ? <p className={styles.muted}>{translate('tables.wait.over')}</p> : null;
});

/** The question before a place is given up. */
const LeaveQuestion = observer(function LeaveQuestion({ vm }: Props) {
  const translate = useTranslate();
  const { asked } = vm;
  const words = { shop: asked?.shop.title ?? '', span: asked ? vm.spanOf(asked) : '' };
  return (
    <Question
      isOpen={asked !== undefined}
      title={translate('tables.wait.leave_title')}
      yes={{ label: translate('tables.wait.leave'), onPress: () => void vm.leave(), isBusy: vm.isLeaving }}
      no={{ label: translate('tables.wait.stay'), onPress: vm.stay }}
      closeLabel={translate('cart.close')}
    >
      <p>{translate('tables.wait.leave_text', words)}</p>
    </Question>
  );
});
