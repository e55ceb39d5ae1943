import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { useTranslate } from '../../i18n/index.ts';
import { Sheet } from '../../ui/sheet/index.ts';
import type { AddressFormViewModel } from './address-form.view-model.ts';
import { AddressForm } from './address-form.view.tsx';
import styles from './address-form.module.scss';
import { ADDRESS_POPOVER } from './addresses.tokens.ts';

type AddressFormSheetProps = { readonly vm: AddressFormViewModel; readonly onClose: () => void };

/** The address form over whatever page it was asked for on. */
export const AddressFormSheet = observer(function AddressFormSheet({ vm, onClose }: AddressFormSheetProps) {
  const translate = useTranslate();
  const heading = useId();
  useFocusBack();
  return (
    <Sheet isOpen onClose={onClose} labelledBy={heading} closeLabel={translate('address.close')}>
      <div className={styles.sheet}>
        <h2 id={heading}>{translate(vm.isNew ? 'address.form_new' : 'address.form_edit')}</h2>
        <AddressForm vm={vm} />
      </div>
    </Sheet>
  );
});

/** The focus goes back to what opened the sheet; from a panel that has closed meanwhile, to the button of the panel. */
const useFocusBack = (): void => {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const isThere = opener instanceof HTMLElement && opener !== document.body && opener.checkVisibility();
      (isThere ? opener : document.querySelector<HTMLElement>(`[popovertarget="${ADDRESS_POPOVER}"]`))?.focus();
    },
    [opener],
  );
};
