import { observer } from 'mobx-react-lite';
import { useItemList, useTranslate } from '../../i18n/index.ts';
import { Button } from '../../ui/button/index.ts';
import type { AddressFormViewModel } from './address-form.view-model.ts';
import styles from './address-form.module.scss';
import { AddressSearch } from './address-search.view.tsx';

type AddressHeadProps = { readonly vm: AddressFormViewModel; readonly heading: string };

/** The address in words, which a screen reader meets before the map, and the way to another one. */
export const AddressHead = observer(function AddressHead({ vm, heading }: AddressHeadProps) {
  const translate = useTranslate();
  const list = useItemList();
  const [title = '', ...rest] = vm.text.split(/[,،]\s*/);
  return (
    <div className={styles.head}>
      <h2 id={heading}>{title ? <bdi>{title}</bdi> : translate('address.form_new')}</h2>
      {vm.isSearching ? (
        <AddressSearch vm={vm.search} language={vm.language} />
      ) : (
        <p>
          {rest.length > 0 && <bdi>{list(rest)}</bdi>}
          <Button look="text" onClick={vm.openSearch}>
            {translate(title ? 'address.change' : 'address.search')}
          </Button>
        </p>
      )}
    </div>
  );
});
