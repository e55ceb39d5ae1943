import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useService, useViewModel } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { PAGES } from '../../routes/index.ts';
import { lazyView } from '../../ui/lazy/index.ts';
import { Popover } from '../../ui/popover/index.ts';
import { ADDRESS_CHOICE, ADDRESS_POPOVER } from './addresses.tokens.ts';

const AddressPanel = lazyView(
  () => import('./address-panel.view.tsx').then((module) => module.AddressPanel),
  null,
  <PanelLoadFailure />,
);
const AddressFormSheet = lazyView(() =>
  import('./address-form-sheet.view.tsx').then((module) => module.AddressFormSheet),
);
const ZoneNotice = lazyView(() => import('./zone-notice.view.tsx').then((module) => module.ZoneNotice));

/** The address panel and form over every page; their code loads on first use. */
export const AddressLayer = observer(function AddressLayer() {
  const translate = useTranslate();
  const vm = useViewModel(ADDRESS_CHOICE);
  const { chrome } = useService(PAGES);
  const [isOpen, setOpen] = useState(false);
  const [hasMissed, setMissed] = useState(false);

  useEffect(() => {
    // The browser may have opened the popover before hydration.
    if (document.querySelector(`#${ADDRESS_POPOVER}:popover-open`)) setOpen(true);
  }, []);
  useEffect(() => {
    if (!isOpen) return;
    setMissed(false);
    vm.openBook().catch(() => setMissed(true));
  }, [isOpen, vm]);

  return (
    <>
      {vm.zone === 'outside' && chrome === 'full' && <ZoneNotice onCollect={() => void vm.choose(undefined)} />}
      <Popover id={ADDRESS_POPOVER} label={translate('address.title')} isWide onToggle={setOpen}>
        {isOpen && (vm.book ? <AddressPanel vm={vm.book} /> : hasMissed && <PanelLoadFailure />)}
      </Popover>
      {vm.book?.form && <AddressFormSheet vm={vm.book.form} onClose={vm.book.closeForm} />}
    </>
  );
});

/** The code of the panel could not be loaded; opening it again retries. */
function PanelLoadFailure() {
  const translate = useTranslate();
  return <p role="alert">{translate('failure.unreachable')}</p>;
}
