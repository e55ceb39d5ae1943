import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { moneyOf, type Decimal } from '@domain/pricing/index.ts';
import { PLACEHOLDERS } from '@domain/search/index.ts';
import { useService } from '../../di/index.ts';
import { useNumbers, useTranslate } from '../../i18n/index.ts';
import { CardGrid, CardPlaceholders } from '../../ui/card-grid/index.ts';
import { VisuallyHidden } from '../../ui/text/index.ts';
import { ANNOUNCER } from '../announcer/index.ts';
import { ShopGrid } from '../catalog/index.ts';
import { CURRENCY_VIEW_MODEL } from '../currency/index.ts';
import { activeFilters } from './active-filters.ts';
import { CategoryChips } from './category-chips.view.tsx';
import { NoShopsLeft } from './lazy-no-shops-left.ts';
import { ListBar } from './list-bar.view.tsx';
import styles from './listed-shops.module.scss';
import type { ShopListViewModel } from './shop-list.view-model.ts';

/** CATALOG-1: the shops that match the filter, with what can be changed of it. */
export const ListedShops = observer(function ListedShops({ vm }: { readonly vm: ShopListViewModel }) {
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
