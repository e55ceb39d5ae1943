import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { buttonLooks } from '../../ui/button/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { State } from '../../ui/state/index.ts';

/** Zero results say why and offer one tap to lift what blocks. */
export function NothingHere({ path }: { readonly path: string }) {
  const translate = useTranslate();
  return (
    <State
      icon={icons.storeIcon}
      title={translate('list.none')}
      level={3}
      action={
        <AppLink to={path} {...buttonLooks({ look: 'quiet' })}>
          {translate('filter.clear')}
        </AppLink>
      }
    >
      {translate('list.none_text')}
    </State>
  );
}
