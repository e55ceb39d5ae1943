import { observer } from 'mobx-react-lite';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { buttonAttributes } from '../../ui/button/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { State } from '../../ui/state/index.ts';
import type { ActiveFilter } from './active-filters.ts';
import { NobodyDelivers } from './nobody-delivers.view.tsx';
import { NothingFits } from './nothing-fits.view.tsx';
import { addressOf } from './shop-list-address.ts';
import type { ShopListViewModel } from './shop-list.view-model.ts';

type NoShopsLeftProps = { readonly vm: ShopListViewModel; readonly active: readonly ActiveFilter[] };

/** Says why no shop is left: no delivery there, nothing there yet, or filters, which can be removed. */
export const NoShopsLeft = observer(function NoShopsLeft({ vm, active }: NoShopsLeftProps) {
  const translate = useTranslate();
  if (active.length > 0)
    return (
      <NothingFits filter={vm.filter} counts={vm.counts.value} category={vm.category} active={active} to={addressOf} />
    );
  if (vm.hasAddress) return <NobodyDelivers />;
  return (
    <State
      icon={icons.storeIcon}
      title={translate('list.none')}
      action={
        <AppLink to="/shop" replace {...buttonAttributes({ look: 'main' })}>
          {translate('list.see_all')}
        </AppLink>
      }
    >
      {translate('list.none_yet')}
    </State>
  );
});
