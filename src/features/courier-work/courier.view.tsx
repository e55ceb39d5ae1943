import { observer } from 'mobx-react-lite';
import { localTimeOf } from '@domain/calendar/index.ts';
import { deliveryName, type CourierWork } from '@domain/couriers/index.ts';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { Button } from '../../ui/button/index.ts';
import * as wayIcons from '../../ui/icon/way-icons.data.ts';
import { TIME_ZONES_IN_VIEW } from '../catalog/index.ts';
import { FailureState } from '../failure/index.ts';
import { StatePage } from '../state-page/index.ts';
import { TrackingSkeleton } from '../tracking/index.ts';
import { CarriedCard } from './carried-card.view.tsx';
import styles from './courier.module.scss';
import type { CourierViewModel } from './courier.view-model.ts';
import { Offers } from './offers.view.tsx';
import { PositionView } from './position.view.tsx';

type Props = { readonly vm: CourierViewModel };
type WorkProps = Props & { readonly work: CourierWork };

/** COURIER-6: what a courier does: online, in hand, near, done. */
export const CourierView = observer(function CourierView({ vm }: Props) {
  const translate = useTranslate();
  if (vm.isOther)
    return (
      <StatePage
        icon={wayIcons.bikeIcon}
        title={translate('courier.others')}
        to="/deliver"
        action={translate('courier.others_action')}
      >
        {translate('courier.others_text')}
      </StatePage>
    );
  if (vm.failure) return <FailureState failure={vm.failure} onRetry={vm.retry} level={1} />;
  if (!vm.work) return <TrackingSkeleton />;
  return <Work vm={vm} work={vm.work} />;
});

const Work = observer(function Work({ vm, work }: WorkProps) {
  const translate = useTranslate();
  const { strayRefusal } = vm;
  return (
    <div className={styles.page}>
      <Online vm={vm} work={work} />
      <div role="status" className={styles.notices}>
        {vm.presses.isKept && <p className={styles.notice}>{translate('courier.kept')}</p>}
        {strayRefusal !== undefined && <p className={styles.notice}>{strayRefusal}</p>}
      </div>
      {work.carried.length > 0 && (
        <section className={styles.part} aria-labelledby="courier-in-hand">
          <h2 id="courier-in-hand">{translate('courier.in_hand')}</h2>
          {work.carried.map((delivery) => (
            <CarriedCard key={deliveryName(delivery.key)} vm={vm} delivery={delivery} place={work.place} />
          ))}
        </section>
      )}
      {(work.isOnline || work.carried.length > 0) && <PositionView position={vm.position} />}
      {work.isOnline && <Offers vm={vm} work={work} />}
      <Done work={work} />
    </div>
  );
});

const Online = observer(function Online({ vm, work }: WorkProps) {
  const translate = useTranslate();
  const { isOnline } = work;
  return (
    <div className={styles.online} data-on={isOnline || undefined}>
      <div>
        <h1 tabIndex={-1}>{translate(isOnline ? 'courier.online' : 'courier.offline')}</h1>
        <p className={styles.muted}>{translate(isOnline ? 'courier.online_text' : 'courier.offline_text')}</p>
      </div>
      <Button
        look={isOnline ? 'outline' : 'main'}
        size="big"
        isBusy={vm.isSwitching}
        onClick={() => void vm.setOnline(!isOnline)}
      >
        {translate(isOnline ? 'courier.go_offline' : 'courier.go_online')}
      </Button>
    </div>
  );
});

function Done({ work: { done, timeZone } }: { readonly work: CourierWork }) {
  const translate = useTranslate();
  const zones = useService(TIME_ZONES_IN_VIEW);
  if (done.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="courier-done">
      <h2 id="courier-done">{translate('courier.done')}</h2>
      <ul className={styles.done}>
        {done.map(({ key, from, deliveredAt }) => (
          <li key={deliveryName(key)}>
            <bdi>{from}</bdi>
            <span className={styles.muted}>{localTimeOf(deliveredAt, timeZone ?? 'UTC', zones)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
