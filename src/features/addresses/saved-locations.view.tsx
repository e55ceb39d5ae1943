import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslate } from '../../i18n/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Drawing } from '../../ui/drawing/index.ts';
import { Skeleton } from '../../ui/skeleton/index.ts';
import { State } from '../../ui/state/index.ts';
import { AccountLayout } from '../account/index.ts';
import { FailureState } from '../failure/index.ts';
import { mapDrawing } from './addresses-drawings.data.ts';
import type { AddressBookViewModel } from './address-book.view-model.ts';
import { AddressOptions } from './address-options.view.tsx';
import styles from './saved-locations.module.scss';
import type { SavedLocationsViewModel } from './saved-locations.view-model.ts';

export const SavedLocationsView = observer(function SavedLocationsView({
  vm,
}: {
  readonly vm: SavedLocationsViewModel;
}) {
  const translate = useTranslate();
  return (
    <AccountLayout current="/saved-locations">
      <div className={styles.page}>
        <h1 tabIndex={-1}>{translate('address.page_title')}</h1>
        {vm.book ? <Book vm={vm.book} /> : <Skeleton shape="row" />}
      </div>
    </AccountLayout>
  );
});

const Book = observer(function Book({ vm }: { readonly vm: AddressBookViewModel }) {
  const translate = useTranslate();
  const { saved, list } = vm;
  useEffect(() => vm.activate(), [vm]);
  useEffect(() => void vm.reach.check(list), [vm, list]);
  const addAddress = (): void => {
    vm.openForm();
    vm.form?.openSearch();
  };
  if (saved?.failure) return <FailureState failure={saved.failure} onRetry={() => saved.reload()} />;
  if (!saved?.value) return <Skeleton shape="row" />;
  if (vm.list.length === 0)
    return (
      <State
        art={<Drawing shapes={mapDrawing} />}
        title={translate('address.none')}
        action={<AddFirst onPress={addAddress} />}
      >
        {translate('address.none_text')}
      </State>
    );
  return (
    <div className={styles.book}>
      <AddressOptions vm={vm} canRemove />
      <Button look="outline" onClick={addAddress}>
        {translate('address.add')}
      </Button>
    </div>
  );
});

function AddFirst({ onPress }: { readonly onPress: () => void }) {
  const translate = useTranslate();
  return (
    <Button look="main" onClick={onPress}>
      {translate('address.add')}
    </Button>
  );
}
