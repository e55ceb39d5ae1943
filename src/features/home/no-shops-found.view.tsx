import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { buttonAttributes } from '../../ui/button/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { State } from '../../ui/state/index.ts';

/** Says why no shop is left, and offers to remove the filters. */
export function NoShopsFound({ path }: { readonly path: string }) {
  const translate = useTranslate();
  return (
    <State
      icon={icons.storeIcon}
      title={translate('list.none')}
      level={3}
      action={
        <AppLink to={path} {...buttonAttributes({ look: 'quiet' })}>
          {translate('filter.clear')}
        </AppLink>
      }
    >
      {translate('list.none_text')}
    </State>
  );
}
