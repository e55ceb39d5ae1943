import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { Button } from '../../ui/button/index.ts';
import { lockIcon } from '../../ui/icon/dietary-icons.data.ts';
import { State } from '../../ui/state/index.ts';
import { CART } from '../cart/index.ts';
import { StatePage } from '../state-page/index.ts';
import { refusalText } from './group.messages.ts';
import styles from './group.module.scss';
import type { GroupViewModel } from './group.view-model.ts';

/** Why nobody can start or join here, with a way on. */
export const GroupStopped = observer(function GroupStopped({ vm }: { readonly vm: GroupViewModel }) {
  const translate = useTranslate();
  const { open } = useService(CART);
  const place = useRef<HTMLDivElement>(null);
  // The form that stood here may have been scrolled, and its button had the focus.
  useEffect(() => place.current?.focus(), []);
  const { stop } = vm;
  if (!stop) return null;
  return (
    <div ref={place} role="alert" tabIndex={-1} className={styles.stopped}>
      {stop === 'other-shop' ? (
        <State
          level={1}
          icon={lockIcon}
          title={translate('group.stop.other_shop')}
          action={
            <Button look="main" onClick={open}>
              {translate('cart.view')}
            </Button>
          }
        >
          {translate('group.stop.other_shop_text')}
        </State>
      ) : (
        <StatePage
          icon={lockIcon}
          title={translate(stop === 'off' ? 'group.stop.off' : refusalText(stop))}
          to={vm.shopPath}
          action={translate('group.see_menu')}
        >
          {translate('group.stop.text', { shop: vm.shopTitle })}
        </StatePage>
      )}
    </div>
  );
});
