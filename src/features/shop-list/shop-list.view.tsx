import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { moneyOf } from '@domain/pricing/index.ts';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { buttonAttributes } from '../../ui/button/index.ts';
import { chipClass } from '../../ui/chip/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as moreIcons from '../../ui/icon/more-icons.data.ts';
import { lazyView } from '../../ui/lazy/index.ts';
import { State } from '../../ui/state/index.ts';
import { VisuallyHidden } from '../../ui/text/index.ts';
import { ADDRESS_POPOVER } from '../addresses/index.ts';
import { ANNOUNCER } from '../announcer/index.ts';
import { ShopFilterBar, ShopGrid } from '../catalog/index.ts';
import { CURRENCY_VIEW_MODEL } from '../currency/index.ts';
import { activeFilters, headingFilter, type ActiveFilter } from './active-filters.ts';
import { CategoryChips } from './category-chips.view.tsx';
import { SearchResults } from './search-results.view.tsx';
import { addressOf } from './shop-list-address.ts';
import styles from './shop-list.module.scss';
import type { ShopListViewModel } from './shop-list.view-model.ts';

const FilterSheet = lazyView(() => import('./filter-sheet.view.tsx').then((module) => module.FilterSheet));

export const ShopListView = observer(function ShopListView({ vm }: { readonly vm: ShopListViewModel }) {
  const translate = useTranslate();
  return (
    <div className={styles.page}>
      {vm.found ? <SearchResults heading={vm.heading(translate)} vm={vm.found} /> : <ShopList vm={vm} />}
    </div>
  );
});

const ShopList = observer(function ShopList({ vm }: { readonly vm: ShopListViewModel }) {
  const translate = useTranslate();
  const currency = useService(CURRENCY_VIEW_MODEL);
  const { filter, shops } = vm;
  const span = filter.prices && {
    from: currency.text(moneyOf(filter.prices.from, currency.scale)),
    to: currency.text(moneyOf(filter.prices.to, currency.scale)),
  };
  const active = activeFilters(
    filter,
    { tag: vm.tag?.title, prices: span && translate('filter.prices', span) },
    translate,
  );
  useCountAnnouncement(shops.total);
  return (
    <>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{vm.heading(translate)}</h1>
        <p className={styles.count}>{shops.total !== undefined && translate('list.count', { count: shops.total })}</p>
      </div>
      <CategoryChips categories={vm.categories.value ?? []} filter={filter} />
      <Filters vm={vm} active={active} />
      <VisuallyHidden as="h2">{translate('list.results')}</VisuallyHidden>
      <ShopGrid shops={shops} isFirstScreen empty={<NoShopsLeft vm={vm} active={active} />} />
    </>
  );
});

/** Announces the number of shops after each change of the filter. */
const useCountAnnouncement = (total: number | undefined): void => {
  const translate = useTranslate();
  const announcer = useService(ANNOUNCER);
  const said = useRef(total);
  useEffect(() => {
    if (total === undefined || total === said.current) return;
    said.current = total;
    announcer.say(translate('list.count', { count: total }));
  }, [announcer, translate, total]);
};

type ActiveProps = { readonly vm: ShopListViewModel; readonly active: readonly ActiveFilter[] };

/** Chips, with a sheet for the less common filters; what is chosen there shows as chips, too. */
const Filters = observer(function Filters({ vm, active }: ActiveProps) {
  const translate = useTranslate();
  const [wasOpened, setWasOpened] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const chosen = active.filter(
    ({ key }) => key === 'prices' || key === 'tagId' || (key === 'minRating' && vm.filter.minRating !== 4.5),
  );
  return (
    <>
      <ShopFilterBar path="/shop" filter={vm.filter} hasAddress={vm.hasAddress}>
        <button
          type="button"
          className={chipClass}
          aria-haspopup="dialog"
          onClick={() => {
            setWasOpened(true);
            setOpen(true);
          }}
        >
          <Icon path={moreIcons.slidersHorizontalIcon} size="small" />
          {translate('filter.more')}
        </button>
        {chosen.map((one) => (
          <RemoveFilterLink key={one.key} text={one.text} without={one.without} />
        ))}
      </ShopFilterBar>
      {wasOpened && <FilterSheet vm={vm} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
});

/** An active filter; a press removes it. */
function RemoveFilterLink({ text, without }: Omit<ActiveFilter, 'key'>) {
  const translate = useTranslate();
  return (
    <AppLink
      to={addressOf(without)}
      replace
      className={chipClass}
      aria-current="true"
      aria-label={translate('filter.lift', { filter: text })}
    >
      <bdi>{text}</bdi>
      <Icon path={icons.xIcon} size="small" />
    </AppLink>
  );
}

/** Says why no shop is left, and offers to remove the filters. */
const NoShopsLeft = observer(function NoShopsLeft({ vm, active }: ActiveProps) {
  const translate = useTranslate();
  const isPlace = active.length === 0 && vm.hasAddress;
  return (
    <State
      icon={isPlace ? icons.mapPinIcon : icons.storeIcon}
      title={translate(isPlace ? 'address.outside' : 'list.none')}
      action={
        isPlace ? (
          <button type="button" {...buttonAttributes({ look: 'main' })} popoverTarget={ADDRESS_POPOVER}>
            {translate('address.change')}
          </button>
        ) : (
          <>
            <span className={styles.blocking}>
              {active.length > 1 &&
                active.map((one) => <RemoveFilterLink key={one.key} text={one.text} without={one.without} />)}
            </span>
            <AppLink
              to={active.length > 0 ? addressOf(headingFilter(vm.filter)) : '/shop'}
              replace
              {...buttonAttributes({ look: 'main' })}
            >
              {translate(active.length > 0 ? 'filter.clear' : 'list.see_all')}
            </AppLink>
          </>
        )
      }
    >
      {isPlace
        ? translate('list.none_here')
        : active.length === 1
          ? translate('list.none_with', { filter: active[0]?.text })
          : translate(active.length > 1 ? 'list.none_text' : 'list.none_yet')}
    </State>
  );
});
