import { observer } from 'mobx-react-lite';
import { useTranslate } from '../../i18n/index.ts';
import { Button } from '../../ui/button/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import * as panelIcons from '../../ui/icon/panel-icons.data.ts';
import { Icon } from '../../ui/icon/index.ts';
import { recentId, SEARCH_POPUP } from './search-options.ts';
import type { SearchViewModel } from './search.view-model.ts';
import styles from './search-panel.module.scss';

/**
 * SEARCH-6: a grid of two columns, the term and its remove button: the combobox pattern for lines with a second action.
 */
export const RecentSearches = observer(function RecentSearches({ vm }: { readonly vm: SearchViewModel }) {
  const translate = useTranslate();
  const { recents, activeId } = vm;
  return (
    <>
      <div className={styles.head}>
        <strong>{translate('search.recents')}</strong>
        <Button
          look="text"
          onClick={(event) => {
            event.currentTarget.form?.querySelector('input')?.focus();
            vm.forgetAll();
          }}
        >
          {translate('search.forget_all')}
        </Button>
      </div>
      <div role="grid" id={SEARCH_POPUP} aria-label={translate('search.recents')}>
        {recents.map((term, place) => {
          const id = recentId(place);
          const removeId = `${id}-remove`;
          return (
            <div
              key={term}
              role="row"
              className={styles.recent}
              data-active={activeId === id || activeId === removeId || undefined}
            >
              <div role="gridcell" id={id} aria-label={term} aria-selected={activeId === id}>
                <button type="button" tabIndex={-1} onClick={() => vm.searchAgain(term)}>
                  <span className={styles.sign}>
                    <Icon path={panelIcons.clockIcon} />
                  </span>
                  <bdi>{term}</bdi>
                </button>
              </div>
              <div
                role="gridcell"
                id={removeId}
                aria-label={translate('search.forget', { term })}
                aria-selected={activeId === removeId}
              >
                <button
                  type="button"
                  tabIndex={-1}
                  aria-label={translate('search.forget', { term })}
                  onClick={() => vm.forget(term)}
                >
                  <Icon path={icons.xIcon} size="small" />
                </button>
              </div>
            </div>
          );
        })}
      </div>
    </>
  );
});
