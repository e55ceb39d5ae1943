import { observer } from 'mobx-react-lite';
import { dateText } from '@domain/calendar/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { buttonAttributes } from '../../ui/button/index.ts';
import { Picture } from '../../ui/picture/index.ts';
import { RichText } from '../../ui/rich-text/index.ts';
import { Skeleton } from '../../ui/skeleton/index.ts';
import { Price } from '../currency/index.ts';
import { FailureState } from '../failure/index.ts';
import { ProgrammeOver } from './programme-over.view.tsx';
import type { ReferralTermsViewModel } from './referral-terms.view-model.ts';
import styles from './referrals.module.scss';

export const ReferralTermsView = observer(function ReferralTermsView({ vm }: { readonly vm: ReferralTermsViewModel }) {
  const translate = useTranslate();
  const { value, failure } = vm.live;
  if (failure) return <FailureState failure={failure} onRetry={() => vm.live.reload()} level={1} />;
  if (!value)
    return (
      <div role="status" aria-label={translate('progress')} className={styles.terms}>
        <Skeleton shape="title" />
        <Skeleton shape="line" />
        <Skeleton shape="line" />
        <Skeleton shape="short" />
      </div>
    );
  const { terms } = value;
  if (!terms) return <ProgrammeOver />;
  const { yours, theirs } = vm.rewards;
  return (
    <article className={styles.terms}>
      <h1 tabIndex={-1} lang={terms.language}>
        <bdi>{terms.title || translate('referrals.terms')}</bdi>
      </h1>
      {terms.image !== undefined && (
        <Picture source={terms.image} shape="cover" sizes="(width < 760px) 100vw, 720px" priority="first" />
      )}
      <dl className={styles.facts}>
        {yours && <Fact term={translate('referrals.inviter_gets')} value={<Price amount={yours} />} />}
        {theirs && <Fact term={translate('referrals.friend_gets')} value={<Price amount={theirs} />} />}
        <Fact term={translate('referrals.paid')} value={translate('referrals.paid_text')} />
        {terms.expiresOn !== undefined && (
          <Fact term={translate('referrals.last_day')} value={<bdi>{dateText(terms.expiresOn)}</bdi>} />
        )}
      </dl>
      <RichText html={terms.description} top={2} language={terms.language} />
      {terms.faq !== '' && (
        <section aria-labelledby="referral-questions" className={styles.questions}>
          <h2 id="referral-questions">{translate('referrals.questions')}</h2>
          <RichText html={terms.faq} top={3} language={terms.language} />
        </section>
      )}
      <AppLink to="/referrals" {...buttonAttributes({ look: 'main' })}>
        {translate('menu.referrals')}
      </AppLink>
    </article>
  );
});

function Fact({ term, value }: { readonly term: string; readonly value: React.ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}
