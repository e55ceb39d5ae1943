import { observer } from 'mobx-react-lite';
import type { EntryCause, WalletEntry } from '@domain/wallet/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { buttonAttributes } from '../../ui/button/index.ts';
import { Drawing } from '../../ui/drawing/index.ts';
import * as icons from '../../ui/icon/account-icons.data.ts';
import { Icon } from '../../ui/icon/index.ts';
import { Skeleton } from '../../ui/skeleton/index.ts';
import { State } from '../../ui/state/index.ts';
import { Price } from '../currency/index.ts';
import { FailureState, ListEnd } from '../failure/index.ts';
import { FilterLinks } from '../filter-links/index.ts';
import { walletDrawing } from './wallet-drawings.data.ts';
import { ReturnedNotice } from './returned-notice.view.tsx';
import { SignedAmount } from './signed-amount.view.tsx';
import { WalletMonth } from './wallet-month.view.tsx';
import { detailOf, titleOf } from './wallet-texts.ts';
import styles from './wallet.module.scss';
import type { WalletViewModel } from './wallet.view-model.ts';

type WalletProps = { readonly vm: WalletViewModel };

const ACTIONS = [
  { to: '/wallet/top-up', icon: icons.plusIcon, label: 'wallet.top_up' },
  { to: '/wallet/send', icon: icons.arrowUpRightIcon, label: 'wallet.send' },
  { to: '/wallet/withdraw', icon: icons.landmarkIcon, label: 'wallet.withdraw' },
  { to: '/order-refunds', icon: icons.rotateCcwIcon, label: 'refunds.title' },
] as const;

export const WalletView = observer(function WalletView({ vm }: WalletProps) {
  const translate = useTranslate();
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{translate('wallet.title')}</h1>
      <section className={styles.purse} aria-label={translate('wallet.balance')}>
        {vm.returned && <ReturnedNotice vm={vm} returned={vm.returned} />}
        <Balance vm={vm} />
        <ul className={styles.actions}>
          {ACTIONS.map(({ to, icon, label }) => (
            <li key={to}>
              <AppLink to={to}>
                <span className={styles.round}>
                  <Icon path={icon} />
                </span>
                {translate(label)}
              </AppLink>
            </li>
          ))}
        </ul>
        <WalletMonth vm={vm} />
      </section>
      <section className={styles.history} aria-labelledby="wallet-history">
        <h2 id="wallet-history">{translate('wallet.history')}</h2>
        <FilterLinks
          label={translate('wallet.history')}
          filters={vm.filters.map((filter) => ({
            to: filter === 'all' ? '/wallet' : `/wallet?show=${filter}`,
            label: translate(`wallet.filter.${filter}`),
            isChosen: vm.filter === filter,
          }))}
          replace
        />
        <History vm={vm} />
      </section>
    </div>
  );
});

const Balance = observer(function Balance({ vm }: WalletProps) {
  const translate = useTranslate();
  const { value, failure } = vm.live;
  if (failure) return <FailureState failure={failure} onRetry={() => vm.live.reload()} />;
  return (
    <div>
      <p className={styles.muted}>{translate('wallet.balance')}</p>
      {vm.live.state.value === undefined && vm.live.isLoading ? (
        <Skeleton shape="title" />
      ) : (
        <p className={styles.balance}>
          <Price amount={value?.balance} />
        </p>
      )}
    </div>
  );
});

const History = observer(function History({ vm }: WalletProps) {
  const translate = useTranslate();
  const { items, isLoading, failure } = vm.list;
  if (items.length === 0 && failure)
    return <FailureState failure={failure} onRetry={() => vm.list.reload()} level={3} />;
  if (items.length === 0 && isLoading)
    return (
      <div role="status" aria-label={translate('progress')}>
        <Skeleton shape="row" />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </div>
    );
  if (items.length === 0 && vm.filter !== 'all')
    return (
      <State
        art={<Drawing shapes={walletDrawing} />}
        title={translate('wallet.none_of_kind')}
        level={3}
        action={
          <AppLink to="/wallet" replace {...buttonAttributes({})}>
            {translate('wallet.show_all')}
          </AppLink>
        }
      />
    );
  if (items.length === 0)
    return (
      <State art={<Drawing shapes={walletDrawing} />} title={translate('wallet.none')} level={3}>
        {translate('wallet.none_text')}
      </State>
    );
  return (
    <>
      {vm.days.map(({ date, title, entries }) => (
        <section key={date} aria-labelledby={`day-${date}`}>
          <h3 id={`day-${date}`}>{title}</h3>
          <ul>
            {entries.map((entry) => (
              <li key={entry.id}>
                <EntryRow vm={vm} entry={entry} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <ListEnd list={vm.list} label={translate('wallet.older')} />
    </>
  );
});

const ICONS: Readonly<Record<EntryCause['kind'], string>> = {
  'top-up': icons.plusIcon,
  'other-in': icons.arrowDownLeftIcon,
  'other-out': icons.arrowUpRightIcon,
  payment: icons.storeIcon,
  canceled: icons.rotateCcwIcon,
  refund: icons.rotateCcwIcon,
  returned: icons.rotateCcwIcon,
  deposit: icons.rotateCcwIcon,
  cashback: icons.sparklesIcon,
  referral: icons.sparklesIcon,
  tip: icons.sparklesIcon,
  earned: icons.storeIcon,
  share: icons.arrowDownLeftIcon,
  sent: icons.arrowUpRightIcon,
  received: icons.arrowDownLeftIcon,
  withdrawal: icons.landmarkIcon,
};

const EntryRow = observer(function EntryRow({ vm, entry }: WalletProps & { readonly entry: WalletEntry }) {
  const translate = useTranslate();
  const detail = detailOf(entry, translate);
  return (
    <AppLink to={`/wallet/receipt/${entry.uuid}`} className={styles.entry}>
      <span className={styles.mark}>
        <Icon path={ICONS[entry.cause.kind]} />
      </span>
      <span className={styles.what}>
        <bdi className={styles.title}>{titleOf(entry, translate)}</bdi>
        {detail !== '' && (
          <bdi className={styles.muted} data-waiting={entry.status === 'processed' || undefined}>
            {detail}
          </bdi>
        )}
      </span>
      <span className={styles.sum}>
        <SignedAmount entry={entry} />
        <time className={styles.muted} dateTime={new Date(entry.at).toISOString()}>
          {vm.timeText(entry.at)}
        </time>
      </span>
    </AppLink>
  );
});
