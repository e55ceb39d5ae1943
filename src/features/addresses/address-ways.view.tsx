import { observer } from 'mobx-react-lite';
import { useTranslate } from '../../i18n/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import * as moreIcons from '../../ui/icon/more-icons.data.ts';
import { menuItemClass, MenuList } from '../../ui/menu/index.ts';
import type { AddressBookViewModel } from './address-book.view-model.ts';
import styles from './address-panel.module.scss';
import { POSITION_FAILURES } from './addresses.messages.ts';

type AddressWaysProps = { readonly vm: Pick<AddressBookViewModel, 'usePosition' | 'openForm' | 'isLocating' | 'positionFailure'> };

/** The ways to an address that is not in the list. */
export const AddressWays = observer(function AddressWays({ vm }: AddressWaysProps) {
  const translate = useTranslate();
  return (
    <div>
      <MenuList>
        <li>
          <button type="button" className={menuItemClass} aria-busy={vm.isLocating || undefined} onClick={() => void vm.usePosition()}>
            <Icon path={moreIcons.locateFixedIcon} />
            {translate(vm.isLocating ? 'address.locating' : 'address.use_position')}
          </button>
        </li>
        <li>
          <button type="button" className={menuItemClass} onClick={() => vm.openForm()}>
            <Icon path={icons.plusIcon} />
            {translate('address.add')}
          </button>
        </li>
      </MenuList>
      <p role="status" className={styles.failure}>
        {vm.positionFailure && translate(POSITION_FAILURES[vm.positionFailure.kind])}
      </p>
    </div>
  );
});
