import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { useTranslate } from '../../i18n/index.ts';
import { Sheet } from '../../ui/sheet/index.ts';
import type { AddressFormViewModel } from './address-form.view-model.ts';
import { AddressForm } from './address-form.view.tsx';
import { ADDRESS_POPOVER } from './addresses.tokens.ts';

type AddressFormSheetProps = { readonly vm: AddressFormViewModel; readonly onClose: () => void };

/** The address form in a sheet over the page. */
export const AddressFormSheet = observer(function AddressFormSheet({ vm, onClose }: AddressFormSheetProps) {
  const translate = useTranslate();
  const heading = useId();
  useFocusBack();
  return (
    <Sheet isOpen onClose={onClose} labelledBy={heading} closeLabel={translate('address.close')} shape="wide">
      <AddressForm vm={vm} heading={heading} />
    </Sheet>
  );
});

/** Returns the focus to the opener of the sheet, or to the button of the panel when the panel is closed. */
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
