import { observer } from 'mobx-react-lite';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { buttonAttributes } from '../../ui/button/index.ts';
import { lockIcon } from '../../ui/icon/dietary-icons.data.ts';
import { State } from '../../ui/state/index.ts';
import { refusalText } from './group.messages.ts';
import type { GroupViewModel } from './group.view-model.ts';

/** Why nobody can start or join here, with a way on. */
export const GroupStopped = observer(function GroupStopped({ vm }: { readonly vm: GroupViewModel }) {
  const translate = useTranslate();
  const { stop } = vm;
  if (!stop) return null;
  const title = stop === 'off' ? 'group.stop.off' : stop === 'other-shop' ? 'group.stop.other_shop' : refusalText(stop);
  return (
    <State
      icon={lockIcon}
      title={translate(title)}
      level={1}
      action={
        <AppLink to={vm.shopPath} {...buttonAttributes({ look: 'main' })}>
          {translate('group.see_menu')}
        </AppLink>
      }
    >
      {translate(stop === 'other-shop' ? 'group.stop.other_shop_text' : 'group.stop.text', { shop: vm.shopTitle })}
    </State>
  );
});
