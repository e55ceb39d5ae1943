import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { useTranslate } from '../../i18n/index.ts';
import { TextField } from '../../ui/field/index.ts';
import * as addressIcons from '../../ui/icon/address-icons.data.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as wayIcons from '../../ui/icon/way-icons.data.ts';
import type { AddressFormViewModel } from './address-form.view-model.ts';
import styles from './address-form.module.scss';

const LONGEST = 255;
const USUAL = [
  { key: 'address.home', icon: wayIcons.houseIcon },
  { key: 'address.work', icon: addressIcons.briefcaseBusinessIcon },
] as const;

/** The name of a saved address: one of the usual two, or the customer's own. */
export const AddressName = observer(function AddressName({ vm }: { readonly vm: AddressFormViewModel }) {
  const translate = useTranslate();
  const group = useId();
  const { title } = vm.details;
  const usual = USUAL.find(({ key }) => translate(key) === title)?.key;
  const [isOther, setOther] = useState(title !== '' && usual === undefined);
  return (
    <fieldset className={styles.name}>
      <legend>{translate('address.save_as')}</legend>
      <div className={styles.names}>
        {USUAL.map(({ key, icon }) => (
          <label key={key}>
            <input
              type="radio"
              name={group}
              checked={!isOther && usual === key}
              onChange={() => {
                setOther(false);
                vm.describe({ title: translate(key) });
              }}
            />
            <Icon path={icon} size="small" />
            {translate(key)}
          </label>
        ))}
        <label>
          <input
            type="radio"
            name={group}
            checked={isOther}
            onChange={() => {
              setOther(true);
              if (usual) vm.describe({ title: '' });
            }}
          />
          <Icon path={icons.mapPinIcon} size="small" />
          {translate('address.other')}
        </label>
      </div>
      {isOther && (
        <TextField
          name="title"
          label={translate('address.name')}
          dir="auto"
          autoComplete="off"
          maxLength={LONGEST}
          value={title}
          onChange={(event) => vm.describe({ title: event.target.value })}
        />
      )}
    </fieldset>
  );
});
