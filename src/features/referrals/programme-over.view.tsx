import { useTranslate } from '../../i18n/index.ts';
import * as referralIcons from '../../ui/icon/referral-icons.data.ts';
import { StatePage } from '../state-page/index.ts';

/** Shown where the program ended while its page was open. */
export function ProgrammeOver() {
  const translate = useTranslate();
  return (
    <StatePage
      icon={referralIcons.giftIcon}
      title={translate('referrals.over')}
      to="/"
      action={translate('referrals.home')}
      look="quiet"
    >
      {translate('referrals.over_text')}
    </StatePage>
  );
}
