import { observer } from 'mobx-react-lite';
import { useTranslate } from '../../i18n/index.ts';
import { lockIcon } from '../../ui/icon/dietary-icons.data.ts';
import { StatePage } from '../state-page/index.ts';
import { refusalText } from './group.messages.ts';
import type { GroupViewModel } from './group.view-model.ts';

/** Why nobody can start or join here, with a way on. */
export const GroupStopped = observer(function GroupStopped({ vm }: { readonly vm: GroupViewModel }) {
  const translate = useTranslate();
  const { stop } = vm;
  if (!stop) return null;
  const title = stop === 'off' ? 'group.stop.off' : stop === 'other-shop' ? 'group.stop.other_shop' : refusalText(stop);
  return (
    <StatePage icon={lockIcon} title={translate(title)} to={vm.shopPath} action={translate('group.see_menu')}>
      {translate(stop === 'other-shop' ? 'group.stop.other_shop_text' : 'group.stop.text', { shop: vm.shopTitle })}
    </StatePage>
  );
});
