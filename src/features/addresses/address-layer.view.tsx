import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useService, useViewModel } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { PAGES } from '../../routes/index.ts';
import { lazyView } from '../../ui/lazy/index.ts';
import { Popover } from '../../ui/popover/index.ts';
import { ADDRESS_CHOICE, ADDRESS_POPOVER } from './addresses.tokens.ts';

const AddressPanel = lazyView(() => import('./address-panel.view.tsx').then((module) => module.AddressPanel), null, <Missed />);
const AddressFormSheet = lazyView(() => import('./address-form-sheet.view.tsx').then((module) => module.AddressFormSheet));
const ZoneNotice = lazyView(() => import('./zone-notice.view.tsx').then((module) => module.ZoneNotice));

/** What of choosing an address floats over every page; its code comes with the first opening. */
export const AddressLayer = observer(function AddressLayer() {
  const translate = useTranslate();
  const vm = useViewModel(ADDRESS_CHOICE);
  const { chrome } = useService(PAGES);
  const [isOpen, setOpen] = useState(false);
  const [hasMissed, setMissed] = useState(false);

  useEffect(() => {
    // The platform may have opened it before this page came to life.
    if (document.querySelector(`#${ADDRESS_POPOVER}:popover-open`)) setOpen(true);
  }, []);
  useEffect(() => {
    if (!isOpen) return;
    setMissed(false);
    vm.openBook().catch(() => setMissed(true));
  }, [isOpen, vm]);

  return (
    <>
      {vm.zone === 'outside' && chrome === 'full' && <ZoneNotice />}
      <Popover id={ADDRESS_POPOVER} label={translate('address.title')} isWide onToggle={setOpen}>
        {isOpen && (vm.book ? <AddressPanel vm={vm.book} /> : hasMissed && <Missed />)}
      </Popover>
      {vm.book?.form && <AddressFormSheet vm={vm.book.form} onClose={vm.book.closeForm} />}
    </>
  );
});

/** The panel's code did not come; opening it again asks again. */
function Missed() {
  const translate = useTranslate();
  return <p role="alert">{translate('failure.unreachable')}</p>;
}
