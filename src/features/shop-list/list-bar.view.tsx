import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ShopFilter } from '@domain/catalog/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { chipClass } from '../../ui/chip/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as moreIcons from '../../ui/icon/more-icons.data.ts';
import { lazyView } from '../../ui/lazy/index.ts';
import type { ActiveFilter } from './active-filters.ts';
import { CountedChip } from './counted-chip.view.tsx';
import styles from './list-bar.module.scss';
import { OrderSelect } from './order-select.view.tsx';
import { addressOf } from './shop-list-address.ts';
import type { ShopListViewModel } from './shop-list.view-model.ts';

const FilterSheet = lazyView(() => import('./filter-sheet.view.tsx').then((module) => module.FilterSheet));

type ListBarProps = { readonly vm: ShopListViewModel; readonly active: readonly ActiveFilter[] };

/** The choices with a chip of their own, which stays in its place. */
const QUICK_RATING = 4.5;
const QUICK_MINUTES = 30;

/** CATALOG-1: the most used filters as chips that apply at once; the others are in a sheet, and chips once chosen. */
export const ListBar = observer(function ListBar({ vm, active }: ListBarProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [wasOpened, setWasOpened] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const { filter } = vm;
  const counts = vm.counts.value;
  const apply = (change: ShopFilter): void => void navigate(addressOf({ ...filter, ...change }), { replace: true });
  const isQuick = ({ group }: ActiveFilter): boolean =>
    group === 'isOpen' ||
    group === 'hasDeals' ||
    (group === 'isFreeDelivery' && filter.isFreeDelivery === true) ||
    (group === 'minRating' && filter.minRating === QUICK_RATING) ||
    (group === 'mostMinutes' && filter.mostMinutes === QUICK_MINUTES && counts !== undefined);
  const countOf = <Value,>(choices: readonly { readonly value: Value; readonly count: number }[] = [], value: Value) =>
    choices.find((choice) => choice.value === value)?.count;
  return (
    <>
      <div className={styles.bar} role="group" aria-label={translate('filter.label')}>
        <button
          type="button"
          className={`${chipClass} ${styles.more}`}
          aria-haspopup="dialog"
          onClick={() => {
            setWasOpened(true);
            setOpen(true);
          }}
        >
          <Icon path={moreIcons.slidersHorizontalIcon} size="small" />
          {translate('filter.more')}
          {active.length > 0 && <bdi>{active.length}</bdi>}
        </button>
        <OrderSelect filter={filter} hasAddress={vm.hasAddress} onChoose={(order) => apply({ order })} />
        <CountedChip
          isOn={filter.isOpen === true}
          count={countOf(counts?.isOpen.choices, true)}
          onToggle={() => apply({ isOpen: filter.isOpen ? undefined : true })}
        >
          {translate('filter.open')}
        </CountedChip>
        <CountedChip
          isOn={filter.isFreeDelivery === true}
          count={countOf(counts?.isFreeDelivery.choices, true)}
          onToggle={() => apply({ isFreeDelivery: filter.isFreeDelivery ? undefined : true, mostFee: undefined })}
        >
          {translate('filter.free_delivery')}
        </CountedChip>
        <CountedChip
          isOn={filter.hasDeals === true}
          count={countOf(counts?.hasDeals.choices, true)}
          onToggle={() => apply({ hasDeals: filter.hasDeals ? undefined : true })}
        >
          {translate('filter.deals')}
        </CountedChip>
        <CountedChip
          isOn={filter.minRating === QUICK_RATING}
          count={countOf(counts?.minRating.choices, QUICK_RATING)}
          onToggle={() => apply({ minRating: filter.minRating === QUICK_RATING ? undefined : QUICK_RATING })}
        >
          {translate('filter.rating')}
        </CountedChip>
        {counts && (
          <CountedChip
            isOn={filter.mostMinutes === QUICK_MINUTES}
            count={countOf(counts.mostMinutes.choices, QUICK_MINUTES)}
            onToggle={() => apply({ mostMinutes: filter.mostMinutes === QUICK_MINUTES ? undefined : QUICK_MINUTES })}
          >
            {translate('filter.within', { minutes: QUICK_MINUTES })}
          </CountedChip>
        )}
        {active
          .filter((each) => !isQuick(each))
          .map(({ group, text, without }) => (
            <AppLink
              key={`${group} ${text}`}
              to={addressOf(without)}
              replace
              className={chipClass}
              aria-current="true"
              aria-label={translate('filter.lift', { filter: text })}
            >
              <bdi>{text}</bdi>
              <Icon path={icons.xIcon} size="small" />
            </AppLink>
          ))}
      </div>
      {wasOpened && <FilterSheet vm={vm} active={active} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
});
