import { observer } from 'mobx-react-lite';
import type { TableWait, WaitStatus } from '@domain/reservations/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Badge } from '../../ui/badge/index.ts';
import { Button, buttonAttributes } from '../../ui/button/index.ts';
import { Question } from '../../ui/question/index.ts';
import styles from './reservations.module.scss';
import { TableCard } from './table-card.view.tsx';
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
    <TableCard
      shop={shop}
      date={date}
      from={from}
      to={to}
      guests={guests}
      actions={<WaitActions vm={vm} wait={wait} />}
    >
      {sectionTitle !== '' && (
        <p className={styles.muted}>
          <bdi>{sectionTitle}</bdi>
        </p>
      )}
      <WaitWords vm={vm} wait={wait} />
      <Badge tone={TONES[status]}>{translate(`tables.wait.status.${status}`)}</Badge>
    </TableCard>
  );
});

const WaitActions = observer(function WaitActions({ vm, wait }: CardProps) {
  const translate = useTranslate();
  return (
    <>
      {vm.canLeave(wait) ? (
        <Button look="outline" onClick={() => vm.ask(wait)}>
          {translate('tables.wait.leave')}
        </Button>
      ) : (
        <AppLink to={`/reservations/${wait.shop.id}`} {...buttonAttributes({})}>
          {translate('tables.wait.look')}
        </AppLink>
      )}
      {vm.statusOf(wait) === 'offered' && (
        <AppLink to={vm.pathOf(wait)} {...buttonAttributes({ look: 'main' })}>
          {translate('tables.wait.book')}
        </AppLink>
      )}
    </>
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
