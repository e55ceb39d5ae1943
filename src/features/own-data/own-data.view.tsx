import { observer } from 'mobx-react-lite';
import type { OwnDataKind } from '@domain/identity/index.ts';
import { useNumbers, useTranslate, type TextKey } from '../../i18n/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as icons from '../../ui/icon/data-icons.data.ts';
import { FormAlert } from '../../ui/form/index.ts';
import { Skeleton } from '../../ui/skeleton/index.ts';
import { AccountLayout } from '../account/index.ts';
import { FailureState } from '../failure/index.ts';
import { limitedFailureText } from '../sign-in/index.ts';
import { DeletionView } from './deletion.view.tsx';
import styles from './own-data.module.scss';
import type { OwnDataViewModel } from './own-data.view-model.ts';

type OwnDataProps = { readonly vm: OwnDataViewModel };

const KINDS: Readonly<Record<OwnDataKind, TextKey>> = {
  addresses: 'menu.addresses',
  orders: 'menu.orders',
  parcels: 'menu.parcels',
  reservations: 'menu.tables',
  repeats: 'own_data.repeats',
  reviews: 'reviews.title',
  wallet_entries: 'own_data.wallet_entries',
  payments: 'own_data.payments',
  messages: 'own_data.messages',
  pictures: 'own_data.pictures',
  notifications: 'notifications.title',
  sign_ins: 'own_data.sign_ins',
  passkeys: 'passkeys.title',
};

export const OwnDataView = observer(function OwnDataView({ vm }: OwnDataProps) {
  const translate = useTranslate();
  const { live } = vm;
  return (
    <AccountLayout current="/settings/data">
      <div className={styles.page}>
        <h1 tabIndex={-1}>{translate('own_data.title')}</h1>
        {vm.hasCopies && <Stored vm={vm} />}
        {live.value ? (
          <DeletionView vm={vm.deletion} account={live.value} summary={vm.summary.value} />
        ) : live.failure ? (
          <FailureState failure={live.failure} onRetry={() => live.reload()} />
        ) : (
          <Waiting />
        )}
      </div>
    </AccountLayout>
  );
});

function Waiting() {
  const translate = useTranslate();
  return (
    <div role="status" aria-label={translate('progress')}>
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </div>
  );
}

const Stored = observer(function Stored({ vm }: OwnDataProps) {
  const translate = useTranslate();
  const { count: countText } = useNumbers();
  const { summary, copying } = vm;
  const { failure } = copying;
  return (
    <section className={styles.section} aria-labelledby="own-data-stored">
      <h2 id="own-data-stored">{translate('own_data.stored')}</h2>
      <p className={styles.lead}>{translate('own_data.stored_text')}</p>
      {summary.value ? (
        <dl className={styles.kinds}>
          {vm.kinds.map(([kind, count]) => (
            <div key={kind}>
              <dt>{translate(KINDS[kind])}</dt>
              <dd>{countText(count)}</dd>
            </div>
          ))}
        </dl>
      ) : summary.failure ? (
        <FailureState failure={summary.failure} onRetry={() => summary.reload()} />
      ) : (
        <Waiting />
      )}
      {failure && <FormAlert>{limitedFailureText(failure, translate)}</FormAlert>}
      <button
        type="button"
        className={styles.copy}
        aria-busy={copying.isBusy || undefined}
        onClick={() => void vm.download()}
      >
        <span className={styles.mark}>
          <Icon path={icons.downloadIcon} />
        </span>
        <span>
          <strong>{translate('own_data.download')}</strong>
          <small>{translate(copying.isBusy ? 'own_data.writing' : 'own_data.download_text')}</small>
        </span>
        <Icon path={icons.chevronRightIcon} points />
      </button>
    </section>
  );
});
