import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslate } from '../../i18n/index.ts';
import { Sheet } from '../../ui/sheet/index.ts';
import type { AddressFormViewModel } from './address-form.view-model.ts';
import { AddressForm } from './address-form.view.tsx';
import styles from './address-form.module.scss';

type AddressFormSheetProps = { readonly vm: AddressFormViewModel; readonly onClose: () => void };

/** The address form over whatever page it was asked for on. */
export const AddressFormSheet = observer(function AddressFormSheet({ vm, onClose }: AddressFormSheetProps) {
  const translate = useTranslate();
  const heading = useId();
  return (
    <Sheet isOpen onClose={onClose} labelledBy={heading} closeLabel={translate('address.close')}>
      <div className={styles.sheet}>
        <h2 id={heading}>{translate(vm.isNew ? 'address.form_new' : 'address.form_edit')}</h2>
        <AddressForm vm={vm} />
      </div>
    </Sheet>
  );
});
