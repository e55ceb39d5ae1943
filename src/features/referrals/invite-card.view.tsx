import { observer } from 'mobx-react-lite';
import { useSyncExternalStore, type ReactNode } from 'react';
import { dateText } from '@domain/calendar/index.ts';
import type { ReferralCode } from '@domain/rewards/index.ts';
import { useService } from '../../di/index.ts';
import { Trans, useTranslate } from '../../i18n/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as referralIcons from '../../ui/icon/referral-icons.data.ts';
import { QrCode } from '../../ui/qr-code/index.ts';
import { VisuallyHidden } from '../../ui/text/index.ts';
import { Price } from '../currency/index.ts';
import { copyWords, shareWords, reportShared, type Shared } from '../sharing/index.ts';
import { TOASTS_VIEW_MODEL } from '../toasts/index.ts';
import styles from './referrals.module.scss';
import type { ReferralsViewModel } from './referrals.view-model.ts';
import type { Rewards } from './rewards-in.ts';

type InviteCardProps = { readonly vm: ReferralsViewModel; readonly code: ReferralCode | undefined };

const never = () => () => {};
/** Whether the device has a dialog for sharing; a server cannot know. */
const useShareDialog = (): boolean =>
  useSyncExternalStore(
    never,
    () => 'share' in navigator,
    () => false,
  );

/** What an invitation brings, and the ways to send one. */
export const InviteCard = observer(function InviteCard({ vm, code }: InviteCardProps) {
  const translate = useTranslate();
  const { link } = vm;
  const lastDay = vm.terms.value?.terms?.expiresOn;
  return (
    <section className={styles.card} aria-labelledby="referrals-promise">
      <div className={styles.words}>
        <h1 id="referrals-promise" tabIndex={-1}>
          <Offer rewards={vm.rewards} />
        </h1>
        <p>{translate('referrals.when')}</p>
        {lastDay !== undefined && (
          <p>
            <Trans id="referrals.until" parts={{ date: <bdi>{dateText(lastDay)}</bdi> }} />
          </p>
        )}
        {code === undefined || link === undefined ? (
          <p>{translate('referrals.no_code')}</p>
        ) : (
          <WaysToInvite code={code} link={link} />
        )}
      </div>
      {link !== undefined && (
        <figure className={styles.scan}>
          <QrCode text={link} label={translate('group.code')} />
          <figcaption>{translate('referrals.scan')}</figcaption>
        </figure>
      )}
    </section>
  );
});

function Offer({ rewards: { yours, theirs } }: { readonly rewards: Rewards }): ReactNode {
  const translate = useTranslate();
  const parts = { yours: <Price amount={yours} />, theirs: <Price amount={theirs} /> };
  if (yours && theirs) return <Trans id="referrals.both" parts={parts} />;
  if (yours) return <Trans id="referrals.yours" parts={parts} />;
  if (theirs) return <Trans id="referrals.theirs" parts={parts} />;
  return translate('menu.referrals');
}

function WaysToInvite({ code, link }: { readonly code: ReferralCode; readonly link: string }) {
  const translate = useTranslate();
  const toasts = useService(TOASTS_VIEW_MODEL);
  const canShare = useShareDialog();
  const report =
    (copied: 'referrals.code_copied' | 'shop.link_copied') =>
    (outcome: Shared): void =>
      reportShared(outcome, copied, toasts, translate);
  const copyLink = () => void copyWords(link).then(report('shop.link_copied'));
  return (
    <>
      <div className={styles.code}>
        <p id="referrals-code">
          <span className={styles.label}>{translate('referrals.code')}</span>
          <span translate="no">
            <strong dir="ltr" aria-hidden="true">
              {code}
            </strong>
            <VisuallyHidden>{[...code].join(' ')}</VisuallyHidden>
          </span>
        </p>
        <Button
          aria-describedby="referrals-code"
          onClick={() => void copyWords(code).then(report('referrals.code_copied'))}
        >
          <Icon path={referralIcons.copyIcon} />
          {translate('group.copy')}
        </Button>
      </div>
      <div className={styles.ways}>
        {canShare && (
          <Button
            look="main"
            size="big"
            onClick={() =>
              void shareWords({ title: translate('referrals.share_title'), url: link }).then(report('shop.link_copied'))
            }
          >
            <Icon path={referralIcons.share2Icon} />
            {translate('group.share')}
          </Button>
        )}
        <Button look={canShare ? 'outline' : 'main'} size="big" onClick={copyLink}>
          <Icon path={referralIcons.copyIcon} />
          {translate('referrals.copy_link')}
        </Button>
      </div>
      <p className={styles.link}>
        <bdi dir="ltr" translate="no">
          {link}
        </bdi>
      </p>
    </>
  );
}
