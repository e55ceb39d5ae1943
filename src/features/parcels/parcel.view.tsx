import { observer } from 'mobx-react-lite';
import { dateText, localTimeOf } from '@domain/calendar/index.ts';
import { firstNameOf } from '@domain/following/index.ts';
import type { Instant } from '@domain/kernel/clock.port.ts';
import { isActiveParcel, isParcelPayable, type Parcel } from '@domain/parcels/index.ts';
import { useService } from '../../di/index.ts';
import { useNumbers, useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Button, buttonAttributes } from '../../ui/button/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import * as wayIcons from '../../ui/icon/way-icons.data.ts';
import * as noticeIcons from '../../ui/icon/notice-icons.data.ts';
import { lazyView } from '../../ui/lazy/index.ts';
import { Question } from '../../ui/question/index.ts';
import { lengthText } from '../addresses/index.ts';
import { TIME_ZONES_IN_VIEW } from '../catalog/index.ts';
import { FailureState } from '../failure/index.ts';
import { LOCALE_VIEW_MODEL } from '../locale/index.ts';
import { CourierMap } from '../map/index.ts';
import { PAYING } from '../paying/index.ts';
import { CourierCard, ProgressTiers, StepList, TrackingSkeleton } from '../tracking/index.ts';
import { NotOffered } from './not-offered.view.tsx';
import { ParcelFacts } from './parcel-facts.view.tsx';
import { endLine, headline, kmText } from './parcel-texts.ts';
import styles from './parcels.module.scss';
import type { ParcelViewModel } from './parcel.view-model.ts';

const ShareLinks = lazyView(() => import('../follow/index.ts').then((module) => module.ShareLinks));
const ParcelReview = lazyView(() => import('./parcel-review.view.tsx').then((module) => module.ParcelReview));

type Props = { readonly vm: ParcelViewModel; readonly parcel: Parcel };

export const ParcelView = observer(function ParcelView({ vm }: { readonly vm: ParcelViewModel }) {
  if (!vm.isOffered) return <NotOffered />;
  if (vm.live?.failure) return <FailureState failure={vm.live.failure} onRetry={vm.retry} level={1} />;
  if (!vm.parcel) return <TrackingSkeleton />;
  return <LiveParcel vm={vm} parcel={vm.parcel} />;
});

const LiveParcel = observer(function LiveParcel({ vm, parcel }: Props) {
  const translate = useTranslate();
  const text = useWhereText(vm, parcel);
  const Paying = useService(PAYING);
  const isActive = isActiveParcel(parcel.status);
  // Before its payment there is nothing to follow.
  const isKept = parcel.status === 'new' && isParcelPayable(parcel);
  const [from, to] = [parcel.sender.location, parcel.receiver.location];
  return (
    <div className={styles.live} data-map={(isActive && from !== undefined && to !== undefined) || undefined}>
      <div className={styles.column}>
        {vm.payable && (vm.payable.isOwed || isPaidElsewhere(parcel)) && (
          <div className={styles.paying} data-main={isKept || undefined}>
            <Paying payable={vm.payable} isMain={isKept} onLetGo={vm.askCancel} />
          </div>
        )}
        {!isKept && <Head vm={vm} parcel={parcel} />}
        {isActive && <CourierCard courier={parcel.courier} subject={{ kind: 'parcel', id: parcel.id }} />}
        {!isKept && parcel.status !== 'canceled' && <Progress vm={vm} />}
        {parcel.status === 'delivered' && <ParcelReview vm={vm} parcel={parcel} />}
      </div>
      {isActive && from && to && (
        <CourierMap
          shop={{ at: from, name: parcel.sender.text }}
          home={{ at: to, name: parcel.receiver.text }}
          courier={vm.courier.at}
          route={vm.courier.route}
          isLettered
          text={text}
        />
      )}
      <div className={styles.column}>
        <ParcelFacts parcel={parcel} />
        {!isKept && (
          <ShareLinks
            kind="parcel"
            deps={vm.sharing}
            id={parcel.id}
            endedAt={isActive ? undefined : parcel.updatedAt}
            title={translate('follow.parcel.title', { sender: firstNameOf(parcel.sender.name) })}
          />
        )}
        {/* A kept parcel is canceled where it is paid. */}
        {vm.canCancel && !isKept && (
          <Button isWide onClick={vm.askCancel}>
            {translate('parcel.cancel')}
          </Button>
        )}
        {isActive && !vm.canCancel && <p className={styles.muted}>{translate('parcel.no_cancel')}</p>}
        {!isActive && (
          <AppLink
            to={`/parcel-checkout?again=${parcel.id}`}
            {...buttonAttributes({ look: parcel.status === 'canceled' ? 'main' : 'quiet', isWide: true })}
          >
            {translate('parcel.again')}
          </AppLink>
        )}
      </div>
      <Question
        isOpen={vm.isAsking}
        title={translate('parcel.cancel_title')}
        yes={{ label: translate('order.cancel_yes'), onPress: () => void vm.cancel(), isBusy: vm.isWorking }}
        no={{ label: translate('parcel.keep'), onPress: vm.keep }}
        closeLabel={translate('cart.close')}
      >
        <p>{translate(parcel.payment?.status === 'paid' ? 'parcel.cancel_paid' : 'parcel.cancel_text')}</p>
      </Question>
    </div>
  );
});

/** A payment that may have come back from its provider a moment ago. */
const isPaidElsewhere = ({ payment }: Parcel): boolean => payment !== undefined && payment.tag !== 'cash';

/** The marketplace's zone is that of the wanted time. */
const useTimeText = (vm: ParcelViewModel) => {
  const zones = useService(TIME_ZONES_IN_VIEW);
  return (at: Instant): string => localTimeOf(at, vm.timeZone, zones);
};

const Head = observer(function Head({ vm, parcel }: Props) {
  const translate = useTranslate();
  const timeText = useTimeText(vm);
  const { progress } = vm;
  const isActive = isActiveParcel(parcel.status);
  return (
    <section className={styles.headline}>
      {isActive ? (
        <p className={styles.arrives}>
          <span>{translate(parcel.eta === undefined ? 'parcel.wanted' : 'order.arrives')}</span>{' '}
          <bdi dir="ltr">
            {parcel.eta === undefined ? `${dateText(parcel.date)}, ${parcel.time}` : timeText(parcel.eta)}
          </bdi>
        </p>
      ) : (
        <p className={styles.muted}>
          {translate(parcel.status === 'canceled' ? 'order.canceled_at' : 'order.delivered_at', {
            time: timeText(vm.timeOf(parcel.status) ?? parcel.updatedAt),
          })}
        </p>
      )}
      <h1 tabIndex={-1}>{headline(parcel, translate)}</h1>
      {progress && parcel.status !== 'canceled' && <ProgressTiers steps={progress.steps} />}
      {progress?.next && (
        <p className={styles.muted}>
          {translate('order.next', { step: translate(`parcel.step.${progress.next}`) })} ·{' '}
          {translate('order.updated', { time: timeText(parcel.updatedAt) })}
        </p>
      )}
    </section>
  );
});

/** The map in words. */
const useWhereText = (vm: ParcelViewModel, parcel: Parcel): string => {
  const translate = useTranslate();
  const numbers = useNumbers();
  const { language } = useService(LOCALE_VIEW_MODEL);
  const { receiver, sender } = parcel;
  const { distance, route } = vm.courier;
  if (distance !== undefined) {
    const street = route?.street;
    const words = { distance: lengthText(distance, language), address: receiver.text };
    return street ? translate('order.where.street', { ...words, street }) : translate('order.where.courier', words);
  }
  return translate('parcel.way', { from: endLine(sender), to: endLine(receiver), km: kmText(parcel.km, numbers) });
};

const ICONS = {
  accepted: icons.checkIcon,
  ready: noticeIcons.packageIcon,
  on_a_way: wayIcons.bikeIcon,
  delivered: wayIcons.houseIcon,
} as const;

/** The steps with the times at which they were reached. */
const Progress = observer(function Progress({ vm }: { readonly vm: ParcelViewModel }) {
  const translate = useTranslate();
  const timeText = useTimeText(vm);
  return (
    <StepList
      steps={vm.progress?.steps ?? []}
      icons={ICONS}
      nameOf={(step) => translate(`parcel.step.${step}`)}
      timeOf={(step) => {
        const at = vm.timeOf(step);
        return at && timeText(at);
      }}
    />
  );
});
