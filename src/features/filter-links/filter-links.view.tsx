import { useEffect, useRef } from 'react';
import { AppLink } from '../../routes/index.ts';
import { chipClass } from '../../ui/chip/index.ts';
import { showInStrip } from '../../ui/strip/index.ts';
import styles from './filter-links.module.scss';

type FilterLinksProps = {
  readonly label: string;
  readonly filters: readonly { readonly to: string; readonly label: string; readonly isChosen: boolean }[];
  /** Whether a filter replaces the current history entry. */
  readonly replace?: boolean;
};

/** The filters of a list, of which one is chosen: links, so that they work without script as well. */
export function FilterLinks({ label, filters, replace }: FilterLinksProps) {
  const list = useRef<HTMLUListElement>(null);
  const chosen = filters.find(({ isChosen }) => isChosen)?.label;
  useEffect(() => showInStrip(list.current, list.current?.querySelector('[aria-current]')), [chosen]);
  return (
    <nav className={styles.filters} aria-label={label}>
      <ul ref={list}>
        {filters.map((filter) => (
          <li key={filter.label}>
            <AppLink
              to={filter.to}
              {...(replace && { replace })}
              className={chipClass}
              aria-current={filter.isChosen ? 'page' : undefined}
            >
              {filter.label}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
