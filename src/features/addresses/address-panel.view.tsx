import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink, signInPath } from '../../routes/index.ts';
import { Button, IconButton } from '../../ui/button/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { closePopover } from '../../ui/popover/index.ts';
import { Skeleton } from '../../ui/skeleton/index.ts';
import { failureText } from '../failure/index.ts';
import type { AddressBookViewModel } from './address-book.view-model.ts';
import { AddressOptions } from './address-options.view.tsx';
import styles from './address-panel.module.scss';
import { AddressSearch } from './address-search.view.tsx';
import { MapWay, PositionWay } from './new-address-buttons.view.tsx';
import { ADDRESS_POPOVER } from './addresses.tokens.ts';

const close = (): void => closePopover(ADDRESS_POPOVER);

/**
 * ADDRESS-1, ADDRESS-6: what the address button opens: search first, then the device's position and saved addresses.
 */
export const AddressPanel = observer(function AddressPanel({ vm }: { readonly vm: AddressBookViewModel }) {
  const translate = useTranslate();
  useEffect(() => vm.activate(), [vm]);
  return (
    <div className={styles.panel}>
      <div className={styles.bar}>
        <h2>{translate('address.title')}</h2>
        <IconButton icon={icons.xIcon} look="solid" label={translate('address.close')} onClick={close} />
      </div>
      <AddressSearch vm={vm.search} language={vm.language} />
      {!vm.search.isTyping && <Known vm={vm} />}
      <hr />
      <MapWay vm={vm} />
    </div>
  );
});

/** The choices available without typing. */
const Known = observer(function Known({ vm }: { readonly vm: AddressBookViewModel }) {
  const { list } = vm;
  useEffect(() => void vm.reach.check(list), [vm, list]);
  return (
    <>
      <PositionWay vm={vm} />
      <Guess vm={vm} />
      <AddressOptions vm={vm} onPick={close} canRemove />
      <SavedState vm={vm} />
      <Foot vm={vm} />
    </>
  );
});

const Guess = observer(function Guess({ vm }: { readonly vm: AddressBookViewModel }) {
  const translate = useTranslate();
  const { guess } = vm;
  if (!guess) return null;
  const accept = (): void => {
    close();
    void vm.pick(guess);
  };
  return (
    <div className={styles.guess}>
      <p>{translate('address.guess')}</p>
      <p className={styles.guessed}>
        <bdi>{guess.text}</bdi>
      </p>
      <div className={styles.answers}>
        <Button look="main" onClick={accept}>
          {translate('address.yes')}
        </Button>
        <Button onClick={vm.refuseGuess}>{translate('address.no')}</Button>
      </div>
    </div>
  );
});

/** The saved addresses are loading or failed to load. */
const SavedState = observer(function SavedState({ vm }: { readonly vm: AddressBookViewModel }) {
  const translate = useTranslate();
  const { saved } = vm;
  if (!saved || saved.value) return null;
  if (!saved.failure) return <Skeleton shape="row" />;
  return (
    <div role="alert" className={styles.failure}>
      <p>{failureText(saved.failure, translate)}</p>
      <Button look="text" onClick={() => saved.reload()}>
        {translate('error.try_again')}
      </Button>
    </div>
  );
});

const Foot = observer(function Foot({ vm }: { readonly vm: AddressBookViewModel }) {
  const translate = useTranslate();
  const { pathname, search } = useLocation();
  return (
    <p className={styles.foot}>
      {vm.isSignedIn ? (
        <AppLink to="/saved-locations" onClick={close}>
          {translate('address.all')}
        </AppLink>
      ) : (
        <AppLink to={signInPath({ path: pathname, search })} onClick={close}>
          {translate('address.sign_in')}
        </AppLink>
      )}
    </p>
  );
});
