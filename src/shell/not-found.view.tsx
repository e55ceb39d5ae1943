import { AppLink } from '../routes/index.ts';
import { useTranslate } from '../i18n/index.ts';
import { buttonAttributes } from '../ui/button/index.ts';
import * as icons from '../ui/icon/icons.data.ts';
import { State } from '../ui/state/index.ts';

/** ROUTE-10: there is no page at this address. */
export function NotFound() {
  const translate = useTranslate();
  return (
    <State
      icon={icons.searchIcon}
      title={translate('not_found.title')}
      level={1}
      action={
        <AppLink to="/" {...buttonAttributes({ look: 'main' })}>
          {translate('not_found.home')}
        </AppLink>
      }
    >
      {translate('not_found.text')}
    </State>
  );
}
