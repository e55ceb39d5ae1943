import { observer } from 'mobx-react-lite';
import { dateText, localTimeOf } from '@domain/calendar/index.ts';
import type { Instant } from '@domain/kernel/clock.port.ts';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { Drawing } from '../../ui/drawing/index.ts';
import { lengthText } from '../addresses/index.ts';
import { TIME_ZONES_IN_VIEW } from '../catalog/index.ts';
import { FailureState } from '../failure/index.ts';
import { LOCALE_VIEW_MODEL } from '../locale/index.ts';
import { CourierMap } from '../map/index.ts';
import { ArrivalTimes, ProgressTiers, TrackingSkeleton } from '../tracking/index.ts';
import { StatePage } from '../state-page/index.ts';
import { deliveredBagDrawing } from './follow-drawings.data.ts';
import { followedPlace, followedTitle, isUnderWay, type Followed } from './follow-texts.ts';
import styles from './follow.module.scss';
import type { FollowViewModel } from './follow.view-model.ts';

type Props = { readonly vm: FollowViewModel };
type FollowedProps = { readonly followed: Followed };

/** ORDER-6k: an order or a parcel as somebody without account follows it. */
export const FollowView = observer(function FollowView({ vm }: Props) {
  const translate = useTranslate();
  if (vm.isOver)
    return (
      <StatePage
        art={<Drawing shapes={deliveredBagDrawing} />}
        title={translate('follow.over')}
        to="/"
        action={translate('not_found.home')}
      >
        {translate('follow.over_text')}
      </StatePage>
    );
  if (vm.live?.failure) return <FailureState failure={vm.live.failure} onRetry={vm.retry} level={1} />;
  if (!vm.followed) return <TrackingSkeleton />;
  return <Following vm={vm} followed={vm.followed} />;
});

const Following = observer(function Following({ vm, followed }: Props & FollowedProps) {
  const translate = useTranslate();
  const timeText = useTimeText(followed);
  const text = useWhereText(vm, followed);
  const [start, name] = startOf(followed);
  const { area } = followed;
  const hasMap = isUnderWay(followed) && area !== undefined && start !== undefined;
  return (
    <div className={styles.page} data-map={hasMap || undefined}>
      <div className={styles.column}>
        <p className={styles.from}>{followedTitle(followed, translate)}</p>
        <Expected followed={followed} />
        <h1 tabIndex={-1}>{followed.arrival?.isLate ? translate('follow.late') : vm.headline}</h1>
        {followed.arrival?.isLate && <p>{vm.headline}</p>}
        {vm.steps.length > 0 && <ProgressTiers steps={vm.steps} />}
        <p className={styles.muted}>{translate('order.updated', { time: timeText(followed.updatedAt) })}</p>
        <p className={styles.muted}>
          {translate(followed.kind === 'order' ? 'follow.hidden' : 'follow.parcel.hidden')}
        </p>
      </div>
      {hasMap && (
        <CourierMap
          shop={{ at: start, name }}
          home={{ at: area, name: '' }}
          courier={followed.courier?.position}
          areas={followed.kind === 'order' ? 'home' : 'both'}
          text={text}
        />
      )}
    </div>
  );
});

const startOf = (followed: Followed) =>
  followed.kind === 'order'
    ? ([followed.shop.location, followed.shop.title] as const)
    : ([followed.start, followed.sender] as const);

const useTimeText = ({ timeZone }: Followed) => {
  const zones = useService(TIME_ZONES_IN_VIEW);
  return (at: Instant): string => localTimeOf(at, timeZone ?? 'UTC', zones);
};

function Expected({ followed }: FollowedProps) {
  const translate = useTranslate();
  const timeText = useTimeText(followed);
  const { arrival, slot } = followed;
  if (!isUnderWay(followed)) return null;
  const planned = followed.kind === 'order' ? 'order.planned' : 'parcel.wanted';
  if (slot)
    return (
      <p>
        <span className={styles.muted}>{translate(planned)}</span> <bdi>{`${dateText(slot.date)}, ${slot.time}`}</bdi>
      </p>
    );
  if (!arrival) return <p className={styles.muted}>{translate('order.waiting')}</p>;
  return <ArrivalTimes arrival={arrival} timeText={timeText} />;
}

/** The map in words. */
const useWhereText = (vm: FollowViewModel, followed: Followed): string => {
  const translate = useTranslate();
  const { language } = useService(LOCALE_VIEW_MODEL);
  if (vm.distance === undefined) return followedPlace(followed, translate);
  return vm.distance === 0
    ? translate('follow.where_near')
    : translate('follow.where', { distance: lengthText(vm.distance, language) });
};
