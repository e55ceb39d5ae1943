import { observer } from 'mobx-react-lite';
import { Trans, useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Price } from '../currency/index.ts';
import styles from './register.module.scss';
import type { RegisterViewModel } from './register.view-model.ts';

type InvitedNoteProps = { readonly vm: Pick<RegisterViewModel, 'invitation' | 'welcomeGift'> };

/** REFERRAL-1: that the code of an invitation is kept and what it brings, or that it is wrong. */
export const InvitedNote = observer(function InvitedNote({ vm: { invitation, welcomeGift } }: InvitedNoteProps) {
  const translate = useTranslate();
  if (!invitation) return null;
  if (invitation.kind === 'wrong')
    return (
      <p role="status" className={styles.wrong}>
        {translate('register.invited_wrong')}
      </p>
    );
  return (
    <div role="status" className={styles.invited}>
      <p>
        <strong>{translate('register.invited')}</strong>
      </p>
      {welcomeGift && (
        <p>
          <Trans id="register.invited_gift" parts={{ amount: <Price amount={welcomeGift} /> }} />
        </p>
      )}
      <p>
        <Trans
          id="register.invited_code"
          parts={{
            code: (
              <bdi dir="ltr" className={styles.code}>
                {invitation.code}
              </bdi>
            ),
          }}
        />
      </p>
      <AppLink to="/referral-terms">{translate('referrals.terms')}</AppLink>
    </div>
  );
});
