import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { buttonAttributes } from '../../ui/button/index.ts';
import * as noticeIcons from '../../ui/icon/notice-icons.data.ts';
import { State } from '../../ui/state/index.ts';

/** The marketplace takes no reservations. */
export function NotOffered() {
  const translate = useTranslate();
  return (
    <State
      icon={noticeIcons.calendarIcon}
      title={translate('table.off_title')}
      level={1}
      action={
        <AppLink to="/" {...buttonAttributes({ look: 'main' })}>
          {translate('checkout.find_shops')}
        </AppLink>
      }
    >
      {translate('table.off_text')}
    </State>
  );
}
