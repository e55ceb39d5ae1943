import { useTranslate } from '../../i18n/index.ts';
import * as noticeIcons from '../../ui/icon/notice-icons.data.ts';
import { StatePage } from '../state-page/index.ts';

/** The marketplace carries no parcels. */
export function NotOffered() {
  const translate = useTranslate();
  return (
    <StatePage
      icon={noticeIcons.packageIcon}
      title={translate('parcel.off_title')}
      to="/"
      action={translate('checkout.find_shops')}
    >
      {translate('parcel.off_text')}
    </StatePage>
  );
}
