import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslate } from '../../i18n/index.ts';
import { lockIcon } from '../../ui/icon/dietary-icons.data.ts';
import { StatePage } from '../state-page/index.ts';
import { refusalText } from './group.messages.ts';
import styles from './group.module.scss';
import type { GroupViewModel } from './group.view-model.ts';

/** Why nobody can start or join here, with a way on. */
export const GroupStopped = observer(function GroupStopped({ vm }: { readonly vm: GroupViewModel }) {
  const translate = useTranslate();
  const place = useRef<HTMLDivElement>(null);
  // The form that stood here may have been scrolled, and its button had the focus.
  useEffect(() => place.current?.focus(), []);
  const { stop } = vm;
  if (!stop) return null;
  const title = stop === 'off' ? 'group.stop.off' : stop === 'other-shop' ? 'group.stop.other_shop' : refusalText(stop);
  return (
    <div ref={place} role="alert" tabIndex={-1} className={styles.stopped}>
      <StatePage icon={lockIcon} title={translate(title)} to={vm.shopPath} action={translate('group.see_menu')}>
        {translate(stop === 'other-shop' ? 'group.stop.other_shop_text' : 'group.stop.text', { shop: vm.shopTitle })}
      </StatePage>
    </div>
  );
});
