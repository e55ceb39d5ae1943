import { useId, type MouseEvent } from 'react';
import { useTranslate } from '../../i18n/index.ts';
import { IconButton } from '../../ui/button/index.ts';
import * as addressIcons from '../../ui/icon/address-icons.data.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as moreIcons from '../../ui/icon/more-icons.data.ts';
import * as panelIcons from '../../ui/icon/panel-icons.data.ts';
import { menuItemClass, MenuList } from '../../ui/menu/index.ts';
import { closePopover, Popover } from '../../ui/popover/index.ts';

type AddressMenuProps = {
  /** What the address is called. */
  readonly called: string;
  readonly onEdit: () => void;
  /** Absent where it is the default already, or cannot be. */
  readonly onMakeDefault: (() => void) | undefined;
  readonly onRemove: ((menu: HTMLElement) => void) | undefined;
};

/** ADDRESS-4: what can be done with a saved address, behind three dots. */
export function AddressMenu({ called, onEdit, onMakeDefault, onRemove }: AddressMenuProps) {
  const translate = useTranslate();
  const id = useId();
  const label = translate('address.more', { address: called });
  const item = (text: string, icon: string, run: (menu: HTMLElement) => void) => (
    <li>
      <button
        type="button"
        className={menuItemClass}
        onClick={({ currentTarget }: MouseEvent<HTMLElement>) => {
          closePopover(id);
          run(currentTarget);
        }}
      >
        <Icon path={icon} size="small" />
        {text}
      </button>
    </li>
  );
  return (
    <>
      <IconButton icon={addressIcons.ellipsisVerticalIcon} label={label} popoverTarget={id} />
      <Popover id={id} label={label} onToggle={(isOpen) => !isOpen && focusLost(id)}>
        <MenuList>
          {item(translate('address.menu_edit'), moreIcons.pencilIcon, onEdit)}
          {onMakeDefault && item(translate('address.menu_default'), icons.checkIcon, onMakeDefault)}
          {onRemove && item(translate('address.menu_delete'), panelIcons.trashIcon, onRemove)}
        </MenuList>
      </Popover>
    </>
  );
}

/** Returns the focus to the button of a menu: the browser does so only for a popover that is in no other. */
const focusLost = (id: string): void => {
  const { activeElement, body } = document;
  if (activeElement === body || document.getElementById(id)?.contains(activeElement))
    document.querySelector<HTMLElement>(`[popovertarget="${id}"]`)?.focus();
};
