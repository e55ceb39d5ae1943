import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { shopId } from '@domain/kernel/ids.ts';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { lazyView } from '../../ui/lazy/index.ts';
import styles from './search-box.module.scss';
import { OPEN_SEARCH } from './search.tokens.ts';
import type { SearchViewModel } from './search.view-model.ts';

const SearchPanel = lazyView(() => import('./search-panel.view.tsx').then((module) => module.SearchPanel));
const LISTBOX = 'search-results';

/** SEARCH-8: a combobox whose field stands in the server's page and takes text before any script is there. */
export const SearchBox = observer(function SearchBox() {
  const translate = useTranslate();
  const openSearch = useService(OPEN_SEARCH);
  const { pathname } = useLocation();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [vm, setVm] = useState<SearchViewModel>();
  const box = useRef<HTMLDivElement>(null);
  const inShop = /^\/(?:shop|restaurant)\/(\d+)$/.exec(pathname)?.[1];
  const scope = inShop === undefined ? undefined : shopId(Number(inShop));
  const label = translate(scope === undefined ? 'search.placeholder' : 'search.placeholder_shop');

  const open = (): void => {
    setOpen(true);
    if (!vm) void openSearch().then(setVm);
  };
  const type = (next: string): void => {
    setText(next);
    open();
    void vm?.type(next, scope);
  };
  const close = (): void => {
    setOpen(false);
    setText('');
    vm?.reset();
  };
  useEffect(() => {
    if (vm && text !== '') void vm.type(text, scope);
    // Only for what was typed before the search was there.
  }, [vm]);
  // Another page is another question.
  useEffect(close, [pathname]);

  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      if (text === '') setOpen(false);
      else type('');
    }
    if (!vm) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      vm.move(event.key === 'ArrowDown' ? 1 : -1);
    }
    if (event.key === 'Enter' && isOpen && vm.choose()) {
      event.preventDefault();
      close();
    }
  };

  return (
    <div ref={box} role="search" className={styles.box} onBlur={(event) => { if (!box.current?.contains(event.relatedTarget)) setOpen(false); }}>
      <div className={styles.field}>
        <Icon path={icons.searchIcon} />
        <input
          type="search"
          name="search"
          role="combobox"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          aria-label={label}
          placeholder={label}
          aria-autocomplete="list"
          aria-expanded={isOpen && (vm?.options.length ?? 0) > 0}
          aria-controls={LISTBOX}
          aria-activedescendant={isOpen ? vm?.activeOption?.id : undefined}
          value={text}
          onFocus={open}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
        />
        {text !== '' && (
          <button type="button" className={styles.clear} aria-label={translate('search.clear')} onClick={() => { type(''); box.current?.querySelector('input')?.focus(); }}>
            <Icon path={icons.xIcon} />
          </button>
        )}
      </div>
      {isOpen && vm && <SearchPanel vm={vm} listboxId={LISTBOX} onPick={(term) => { type(term); box.current?.querySelector('input')?.focus(); }} onChosen={close} />}
    </div>
  );
});
