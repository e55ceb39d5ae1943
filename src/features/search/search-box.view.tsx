import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { PAGES } from '../../routes/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { Icon } from '../../ui/icon/index.ts';
import { lazyView } from '../../ui/lazy/index.ts';
import { termOfAddress } from './results-path.ts';
import styles from './search-box.module.scss';
import { SEARCH_FIELD } from './search.tokens.ts';

const SearchPanel = lazyView(() => import('./search-panel.view.tsx').then((module) => module.SearchPanel));

/** SEARCH-8: a combobox whose field is server-rendered, accepts text before hydration, and works without scripts. */
export const SearchBox = observer(function SearchBox() {
  const translate = useTranslate();
  const field = useService(SEARCH_FIELD);
  const isInShop = useService(PAGES).shown?.viewModel.shopHere !== undefined;
  const { pathname, search: query } = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const { text, search } = field;
  const shown = search?.isShown ? search : undefined;
  const label = translate(isInShop ? 'search.placeholder_shop' : 'search.placeholder');

  useEffect(() => {
    // Focus from before hydration.
    if (document.activeElement === input.current) field.enter();
  }, [field]);
  // Runs before text that was typed before hydration is restored, which is newer.
  useLayoutEffect(() => field.arrive(termOfAddress(pathname, query)), [field, pathname, query]);

  return (
    <div className={styles.place}>
      <form
        role="search"
        action="/shop"
        data-open={shown && true}
        onSubmit={(event) => {
          event.preventDefault();
          void field.submit();
        }}
      >
        <div className={styles.field}>
          <Icon path={icons.searchIcon} />
          <input
            ref={input}
            type="search"
            name="search"
            role="combobox"
            dir={text && 'auto'}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={64}
            aria-label={label}
            placeholder={label}
            aria-autocomplete="list"
            aria-expanded={false}
            aria-controls={undefined}
            value={text}
            {...shown?.inField}
            onFocus={field.enter}
            onClick={field.press}
            onBlur={(event) => event.target.form?.contains(event.relatedTarget) || field.close()}
            onChange={(event) => field.type(event.target.value)}
            onKeyDown={(event) =>
              !event.nativeEvent.isComposing &&
              search?.press(event.key, document.dir === 'rtl') &&
              event.preventDefault()
            }
          />
        </div>
        {shown && <SearchPanel vm={shown} field={field} input={input} />}
      </form>
    </div>
  );
});
