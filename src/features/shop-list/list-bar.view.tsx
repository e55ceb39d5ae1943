import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ShopFilter } from '@domain/catalog/index.ts';
import { lazyView } from '../../ui/lazy/index.ts';
import { ActiveChip } from './active-chip.view.tsx';
import type { ActiveFilter } from './active-filters.ts';
import { FilterRow } from './filter-row.view.tsx';
import { FiltersButton } from './filters-button.view.tsx';
import { isQuick, QuickFilters } from './quick-filters.view.tsx';
import { addressOf } from './shop-list-address.ts';
import type { ShopListViewModel } from './shop-list.view-model.ts';

const FilterSheet = lazyView(() => import('./filter-sheet.view.tsx').then((module) => module.FilterSheet));

type ListBarProps = { readonly vm: ShopListViewModel; readonly active: readonly ActiveFilter[] };

/** CATALOG-1: the most used filters as chips that apply at once; the others are in a sheet, and chips once chosen. */
export const ListBar = observer(function ListBar({ vm, active }: ListBarProps) {
  const navigate = useNavigate();
  const [wasOpened, setWasOpened] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const { filter } = vm;
  const counts = vm.counts.value;
  const apply = (change: ShopFilter): void => void navigate(addressOf({ ...filter, ...change }), { replace: true });
  return (
    <>
      <FilterRow>
        <FiltersButton
          number={active.length}
          onOpen={() => {
            setWasOpened(true);
            setOpen(true);
          }}
        />
        <QuickFilters filter={filter} counts={counts} hasAddress={vm.hasAddress} onApply={apply} />
        {active
          .filter((each) => !isQuick(each, filter, counts))
          .map(({ group, text, without }) => (
            <ActiveChip key={`${group} ${text}`} text={text} without={addressOf(without)} />
          ))}
      </FilterRow>
      {wasOpened && <FilterSheet vm={vm} active={active} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
});
