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
import { FilterRow } from './filter-row.view.tsx';
import styles from './list-bar.module.scss';
import { isQuick, QuickFilters } from './quick-filters.view.tsx';
import { addressOf } from './shop-list-address.ts';
import type { ShopListViewModel } from './shop-list.view-model.ts';

const FilterSheet = lazyView(() => import('./filter-sheet.view.tsx').then((module) => module.FilterSheet));

type ListBarProps = { readonly vm: ShopListViewModel; readonly active: readonly ActiveFilter[] };

/** CATALOG-1: the most used filters as chips that apply at once; the others are in a sheet, and chips once chosen. */
export const ListBar = observer(function ListBar({ vm, active }: ListBarProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [wasOpened, setWasOpened] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const { filter } = vm;
  const counts = vm.counts.value;
  const apply = (change: ShopFilter): void => void navigate(addressOf({ ...filter, ...change }), { replace: true });
  return (
    <>
      <FilterRow>
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
        <QuickFilters filter={filter} counts={counts} hasAddress={vm.hasAddress} onApply={apply} />
        {active
          .filter((each) => !isQuick(each, filter, counts))
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
      </FilterRow>
      {wasOpened && <FilterSheet vm={vm} active={active} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
});
