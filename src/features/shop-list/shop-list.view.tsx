import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { moneyOf, type Decimal } from '@domain/pricing/index.ts';
import { PLACEHOLDERS } from '@domain/search/index.ts';
import { useService } from '../../di/index.ts';
import { useNumbers, useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { buttonAttributes } from '../../ui/button/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { CardGrid, CardPlaceholders } from '../../ui/card-grid/index.ts';
import { State } from '../../ui/state/index.ts';
import { VisuallyHidden } from '../../ui/text/index.ts';
import { ANNOUNCER } from '../announcer/index.ts';
import { ShopGrid } from '../catalog/index.ts';
import { CURRENCY_VIEW_MODEL } from '../currency/index.ts';
import { activeFilters, type ActiveFilter } from './active-filters.ts';
import { CategoryChips } from './category-chips.view.tsx';
import { NobodyDelivers } from './nobody-delivers.view.tsx';
import { NothingFits } from './lazy-nothing-fits.ts';
import { ListBar } from './list-bar.view.tsx';
import { SearchResults } from './search-results.view.tsx';
import { addressOf } from './shop-list-address.ts';
import styles from './shop-list.module.scss';
import type { ShopListViewModel } from './shop-list.view-model.ts';

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
  const { tenths } = useNumbers();
  const currency = useService(CURRENCY_VIEW_MODEL);
  const { filter, shops } = vm;
  const text = (amount: Decimal): string => currency.text(moneyOf(amount, currency.scale));
  const { prices, mostFee } = filter;
  const active = activeFilters(
    filter,
    {
      category: (id) => vm.categoryOf(id)?.title,
      tag: (id) => vm.tagChoices.find(({ value }) => value.id === id)?.value.title,
      prices: prices && translate('filter.prices', { from: text(prices.from), to: text(prices.to) }),
      fee: mostFee && translate('filter.fee_up_to', { amount: text(mostFee) }),
      rating: tenths,
    },
    translate,
  );
  useCountAnnouncement(shops.total);
  return (
    <>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{vm.heading(translate)}</h1>
        <p className={styles.count}>{shops.total !== undefined && translate('list.count', { count: shops.total })}</p>
      </div>
      <CategoryChips vm={vm} />
      <ListBar vm={vm} active={active} />
      <VisuallyHidden as="h2">{translate('list.results')}</VisuallyHidden>
      {vm.isWaiting ? (
        <CardGrid isBusy>
          <CardPlaceholders count={PLACEHOLDERS} />
        </CardGrid>
      ) : (
        <ShopGrid shops={shops} isFirstScreen empty={<NoShopsLeft vm={vm} active={active} />} />
      )}
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

/** Says why no shop is left: no delivery there, nothing there yet, or filters, which can be removed. */
const NoShopsLeft = observer(function NoShopsLeft({ vm, active }: ActiveProps) {
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

type ActiveProps = { readonly vm: ShopListViewModel; readonly active: readonly ActiveFilter[] };
