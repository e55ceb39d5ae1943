import { observer } from 'mobx-react-lite';
import { addressLine } from '@domain/addresses/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AddressSearch } from '../addresses/search/index.ts';
import styles from './parcel-form.module.scss';
import type { ParcelFormViewModel } from './parcel-form.view-model.ts';
import { placeOf } from './parcel-places.ts';

/** The field that completes an address, and the customer's own ones. */
export const Places = observer(function Places({ vm }: { readonly vm: ParcelFormViewModel }) {
  const translate = useTranslate();
  const { fields } = vm;
  return (
    <div className={styles.places}>
      <AddressSearch vm={fields.search} language={vm.language} />
      {!fields.search.isTyping && vm.saved.length > 0 && (
        <div>
          <h3>{translate('menu.addresses')}</h3>
          <ul>
            {vm.saved.map((address) => {
              const place = placeOf(address);
              return (
                place && (
                  <li key={address.id}>
                    <button type="button" className={styles.own} onClick={() => fields.choosePlace(place)}>
                      <bdi>{address.title || address.text}</bdi>
                      <small dir="auto">{addressLine(address)}</small>
                    </button>
                  </li>
                )
              );
            })}
          </ul>
        </div>
      )}
    </div>
  );
});
