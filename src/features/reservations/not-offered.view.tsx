import { useTranslate } from '../../i18n/index.ts';
import * as noticeIcons from '../../ui/icon/notice-icons.data.ts';
import { StatePage } from '../state-page/index.ts';

/** The marketplace takes no reservations. */
export function NotOffered() {
  const translate = useTranslate();
  return (
    <StatePage
      icon={noticeIcons.calendarIcon}
      title={translate('table.off_title')}
      to="/"
      action={translate('checkout.find_shops')}
    >
      {translate('table.off_text')}
    </StatePage>
  );
}
