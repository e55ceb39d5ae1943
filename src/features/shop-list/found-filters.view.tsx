import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useNumbers, useTranslate } from '../../i18n/index.ts';
import { lazyView } from '../../ui/lazy/index.ts';
import { ActiveChip } from './active-chip.view.tsx';
import { facetText } from './facet-texts.ts';
import { FilterRow } from './filter-row.view.tsx';
import { FiltersButton } from './filters-button.view.tsx';
import styles from './found-facets.module.scss';
import type { FoundViewModel } from './found.view-model.ts';

const FoundFilterSheet = lazyView(() => import('./found-filter-sheet.view.tsx').then((file) => file.FoundFilterSheet));

/** SEARCH-3: below a wide screen the filters of the results are in a sheet, and chips once chosen. */
export const FoundFilters = observer(function FoundFilters({ vm }: { readonly vm: FoundViewModel }) {
  const translate = useTranslate();
  const numbers = useNumbers();
  const [wasOpened, setWasOpened] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const { active } = vm;
  return (
    <div className={styles.row}>
      <FilterRow>
        <FiltersButton
          number={active.length}
          onOpen={() => {
            setWasOpened(true);
            setOpen(true);
          }}
        />
        {active.map((facet) => (
          <ActiveChip
            key={`${facet.choice.group} ${facet.choice.value}`}
            text={facetText(facet, translate, numbers)}
            without={vm.pathWith(facet.choice)}
          />
        ))}
      </FilterRow>
      {wasOpened && <FoundFilterSheet vm={vm} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </div>
  );
});
