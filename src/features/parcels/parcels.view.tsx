import { observer } from 'mobx-react-lite';
import { isActiveParcel, isParcelPayable, type ParcelSummary } from '@domain/parcels/index.ts';
import { dateText } from '@domain/calendar/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Badge } from '../../ui/badge/index.ts';
import { buttonAttributes } from '../../ui/button/index.ts';
import { Drawing } from '../../ui/drawing/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as noticeIcons from '../../ui/icon/notice-icons.data.ts';
import { State } from '../../ui/state/index.ts';
import { Price } from '../currency/index.ts';
import { AccountLayout } from '../account/index.ts';
import { PagedList } from '../failure/index.ts';
import { FilterLinks } from '../filter-links/index.ts';
import { OwnLists } from '../own-lists/index.ts';
import { closedBoxDrawing, openBoxDrawing } from './parcels-drawings.data.ts';
import { NotOffered } from './not-offered.view.tsx';
import { endLine, statusText, statusTone } from './parcel-texts.ts';
import styles from './parcels.module.scss';
import type { ParcelsViewModel } from './parcels.view-model.ts';

const TABS = [
  { group: 'active', path: '/parcels' },
  { group: 'history', path: '/parcels?tab=history' },
] as const;

export const ParcelsView = observer(function ParcelsView({ vm }: { readonly vm: ParcelsViewModel }) {
  const translate = useTranslate();
  if (!vm.isOffered) return <NotOffered />;
  return (
    <AccountLayout current="/parcels">
      <div className={styles.head}>
        <h1 tabIndex={-1}>{translate('parcels.heading')}</h1>
        <SendLink />
      </div>
      <OwnLists current="/parcels" />
      <div className={styles.filters}>
        <FilterLinks
          label={translate('parcels.heading')}
          filters={TABS.map(({ group, path }) => ({
            to: path,
            label: translate(`orders.${group}`),
            isChosen: vm.group === group,
          }))}
          replace
        />
      </div>
      <div className={styles.list}>
        <PagedList list={vm.parcels} empty={<NoParcels vm={vm} />}>
          {(parcel) => <ParcelCard parcel={parcel} />}
        </PagedList>
      </div>
    </AccountLayout>
  );
});

function SendLink() {
  const translate = useTranslate();
  return (
    <AppLink to="/parcel-checkout" {...buttonAttributes({ look: 'main' })}>
      {translate('parcel.send_new')}
    </AppLink>
  );
}

const NoParcels = observer(function NoParcels({ vm }: { readonly vm: ParcelsViewModel }) {
  const translate = useTranslate();
  return (
    <State
      art={<Drawing shapes={vm.group === 'active' ? closedBoxDrawing : openBoxDrawing} />}
      title={translate(vm.group === 'active' ? 'parcels.none_active' : 'parcels.none_history')}
    >
      {translate('parcels.none_text')}
    </State>
  );
});

const ParcelCard = observer(function ParcelCard({ parcel }: { readonly parcel: ParcelSummary }) {
  const translate = useTranslate();
  const isActive = isActiveParcel(parcel.status);
  const isOwed = isParcelPayable(parcel);
  return (
    <article className={styles.card} data-active={isActive || undefined}>
      <span className={styles.mark}>
        <Icon path={noticeIcons.packageIcon} />
      </span>
      <div>
        <h2>
          <AppLink to={`/parcels/${parcel.id}`}>{translate('parcel.number', { number: String(parcel.id) })}</AppLink>
        </h2>
        <p>
          <bdi>{parcel.receiver.name}</bdi>
        </p>
        <p className={styles.muted}>
          <bdi>{endLine(parcel.receiver)}</bdi>
        </p>
        <p className={styles.muted}>
          <bdi>{parcel.typeTitle}</bdi>
        </p>
        {parcel.date !== '' && (
          <p className={styles.muted}>
            <bdi dir="ltr">{`${dateText(parcel.date)}, ${parcel.time}`}</bdi>
          </p>
        )}
      </div>
      <div className={styles.cardEnd}>
        {isOwed ? (
          <Badge tone="negative">{translate('paying.unpaid')}</Badge>
        ) : (
          <Badge tone={statusTone(parcel.status)}>{statusText(parcel.status, translate)}</Badge>
        )}
        <strong>
          <Price amount={parcel.total} style={parcel.priceStyle} />
        </strong>
      </div>
      {isOwed && (
        <AppLink
          to={`/parcels/${parcel.id}`}
          {...buttonAttributes({ look: 'main' })}
          aria-label={translate('paying.now_parcel', { number: String(parcel.id) })}
        >
          {translate('paying.now')}
        </AppLink>
      )}
      {!isActive && (
        <AppLink to={`/parcel-checkout?again=${parcel.id}`} {...buttonAttributes({})}>
          {translate('parcel.again')}
        </AppLink>
      )}
    </article>
  );
});
