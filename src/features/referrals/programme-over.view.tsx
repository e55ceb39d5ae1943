import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { buttonAttributes } from '../../ui/button/index.ts';
import * as referralIcons from '../../ui/icon/referral-icons.data.ts';
import { State } from '../../ui/state/index.ts';

/** Shown where the programme ended while its page was open. */
export function ProgrammeOver() {
  const translate = useTranslate();
  return (
    <State
      icon={referralIcons.giftIcon}
      title={translate('referrals.over')}
      level={1}
      action={
        <AppLink to="/" {...buttonAttributes({ look: 'quiet' })}>
          {translate('referrals.home')}
        </AppLink>
      }
    >
      {translate('referrals.over_text')}
    </State>
  );
}
