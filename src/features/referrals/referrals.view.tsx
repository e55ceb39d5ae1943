import { observer } from 'mobx-react-lite';
import type { OwnReferrals } from '@domain/rewards/index.ts';
import { Trans, useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Skeleton } from '../../ui/skeleton/index.ts';
import { AccountLayout } from '../account/index.ts';
import { Price } from '../currency/index.ts';
import { FailureState } from '../failure/index.ts';
import { InviteCard } from './invite-card.view.tsx';
import { ProgrammeOver } from './programme-over.view.tsx';
import styles from './referrals.module.scss';
import type { ReferralsViewModel } from './referrals.view-model.ts';

type ReferralsProps = { readonly vm: ReferralsViewModel };

export const ReferralsView = observer(function ReferralsView({ vm }: ReferralsProps) {
  return (
    <AccountLayout current="/referrals">
      <Content vm={vm} />
    </AccountLayout>
  );
});

const Content = observer(function Content({ vm }: ReferralsProps) {
  const translate = useTranslate();
  const { terms, own } = vm;
  const live = [terms, own].find(({ failure }) => failure !== undefined);
  if (live?.failure) return <FailureState failure={live.failure} onRetry={() => live.reload()} level={1} />;
  if (!terms.value || !own.value)
    return (
      <>
        <h1 tabIndex={-1}>{translate('menu.referrals')}</h1>
        <div role="status" aria-label={translate('progress')} className={styles.page}>
          <Skeleton shape="title" />
          <Skeleton shape="row" />
          <Skeleton shape="row" />
        </div>
      </>
    );
  if (!terms.value.terms) return <ProgrammeOver />;
  return (
    <div className={styles.page}>
      {vm.notice !== undefined && (
        <p role="status" className={styles.notice}>
          {translate(vm.notice === 'own' ? 'referrals.own_link' : 'referrals.not_new')}
        </p>
      )}
      <InviteCard vm={vm} code={own.value.code} />
      <Brought vm={vm} own={own.value} />
      <ul className={styles.links}>
        <li>
          <AppLink to={vm.details}>{translate('referrals.details')}</AppLink>
        </li>
        <li>
          <AppLink to="/referral-terms">{translate('referrals.terms')}</AppLink>
        </li>
      </ul>
    </div>
  );
});

const Brought = observer(function Brought({ vm, own }: ReferralsProps & { readonly own: OwnReferrals }) {
  const translate = useTranslate();
  const { orders, takenBack } = own.inviting;
  return (
    <section aria-labelledby="referrals-brought" className={styles.brought}>
      <h2 id="referrals-brought">{translate('referrals.brought')}</h2>
      <dl className={styles.stats}>
        <div>
          <dt>{translate('referrals.earned')}</dt>
          <dd>
            <Price amount={vm.earned} />
          </dd>
        </div>
        <div>
          <dt>{translate('referrals.friends')}</dt>
          <dd>{orders}</dd>
        </div>
        {takenBack.minor > 0 && (
          <div>
            <dt>{translate('referrals.taken_back')}</dt>
            <dd>
              <Price amount={takenBack} />
            </dd>
          </div>
        )}
      </dl>
      {orders === 0 && <p className={styles.muted}>{translate('referrals.none')}</p>}
      {takenBack.minor > 0 && <p className={styles.muted}>{translate('referrals.taken_back_text')}</p>}
      {vm.joined && (
        <p>
          <Trans id="referrals.joined" parts={{ amount: <Price amount={vm.joined} /> }} />
        </p>
      )}
    </section>
  );
});
