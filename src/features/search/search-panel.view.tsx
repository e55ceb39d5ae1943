import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type RefObject } from 'react';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { useService } from '../../di/index.ts';
import { useTranslate, type Translate } from '../../i18n/index.ts';
import { Button, IconButton } from '../../ui/button/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { Skeleton } from '../../ui/skeleton/index.ts';
import { VisuallyHidden } from '../../ui/text/index.ts';
import { ANNOUNCER } from '../announcer/index.ts';
import { failureText, ListEnd } from '../failure/index.ts';
import { RecentSearches } from './recent-searches.view.tsx';
import type { SearchFieldViewModel } from './search-field.view-model.ts';
import { SearchHits } from './search-hits.view.tsx';
import styles from './search-panel.module.scss';
import type { SearchViewModel } from './search.view-model.ts';

type SearchPanelProps = {
  readonly vm: SearchViewModel;
  readonly field: SearchFieldViewModel;
  readonly input: RefObject<HTMLInputElement | null>;
};

/** The panel under the field: full screen on a phone, a card over the dimmed page elsewhere. */
export const SearchPanel = observer(function SearchPanel({ vm, field, input }: SearchPanelProps) {
  const translate = useTranslate();
  const panel = useRef<HTMLDivElement>(null);
  useResultAnnouncement(vm);
  useCloseOnLeave(field, input);
  useEffect(() => {
    if (vm.activeId !== undefined) document.getElementById(vm.activeId)?.scrollIntoView({ block: 'nearest' });
  }, [vm.activeId]);

  return (
    <>
      {field.text !== '' && (
        <div className={styles.clear}>
          <IconButton
            icon={icons.xIcon}
            label={translate('search.clear')}
            onClick={() => {
              field.type('');
              input.current?.focus();
            }}
          />
        </div>
      )}
      <div className={styles.close}>
        <Button look="text" onClick={() => closeAt(field, input)}>
          {translate('search.close')}
        </Button>
      </div>
      {/* A press between the lines keeps the focus in the field, or the panel would close before the press ends. */}
      <div ref={panel} className={styles.panel} role="presentation" onMouseDown={(event) => event.preventDefault()}>
        <PanelContent vm={vm} panel={panel} />
      </div>
    </>
  );
});

type PanelContentProps = Pick<SearchPanelProps, 'vm'> & { readonly panel: RefObject<HTMLElement | null> };

const PanelContent = observer(function PanelContent({ vm, panel }: PanelContentProps) {
  const translate = useTranslate();
  const { search } = vm;
  switch (vm.state) {
    case 'idle':
      return null;
    case 'recents':
      return <RecentSearches vm={vm} />;
    case 'waiting':
      return (
        <>
          {vm.hasQuick && <SearchHits vm={vm} />}
          <Placeholder />
        </>
      );
    case 'failed':
      return (
        <>
          {vm.hasQuick && <SearchHits vm={vm} />}
          <div role="alert" className={styles.message}>
            <p>{search?.failure && failedText(search.failure, vm.hasQuick, translate)}</p>
            <Button onClick={() => search?.reload()}>{translate('error.try_again')}</Button>
          </div>
        </>
      );
    case 'nothing':
      return (
        <div className={styles.message}>
          <p className={styles.nothing}>{translate('search.nothing', { term: search?.input.term ?? '' })}</p>
          <p>{translate('search.nothing_text')}</p>
        </div>
      );
    case 'found':
      return (
        <>
          <SearchHits vm={vm} />
          {search && !search.shops && (
            <ListEnd list={search.products} label={translate('search.more_products')} scroller={panel} />
          )}
          <Hints />
        </>
      );
  }
});

/** Without a connection: what is shown above, if anything, and that the search is repeated once it is back. */
const failedText = (failure: RemoteFailure, hasQuick: boolean, translate: Translate): string => {
  if (failure.kind !== 'unreachable') return failureText(failure, translate);
  return translate(hasQuick ? 'search.at_hand' : 'search.sent_later');
};

/** SEARCH-4. */
function Placeholder() {
  const translate = useTranslate();
  return (
    <div className={styles.waiting} aria-busy="true">
      <VisuallyHidden>{translate('progress')}</VisuallyHidden>
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </div>
  );
}

function Hints() {
  const translate = useTranslate();
  return (
    <p className={styles.hints} aria-hidden="true">
      <kbd>↑ ↓</kbd> {translate('search.hint_move')} <kbd>↵</kbd> {translate('search.hint_open')}{' '}
      <kbd>{translate('search.key_escape')}</kbd> {translate('search.hint_close')}
    </p>
  );
}

/** SEARCH-8: announces the number of hits, once for each answer. */
const useResultAnnouncement = ({ state, search, count }: SearchViewModel): void => {
  const translate = useTranslate();
  const announcer = useService(ANNOUNCER);
  useEffect(() => {
    if (state === 'found') announcer.say(translate('search.found', { count }));
    if (state === 'nothing') announcer.say(translate('search.nothing', { term: search?.input.term ?? '' }));
  }, [announcer, translate, state, count, search]);
};

type CloseWatching = { readonly CloseWatcher?: new () => EventTarget & { destroy(): void } };

/**
 * Closes when the focus moves elsewhere, and on a phone's Back, which then stays on the page, where the browser
 * supports CloseWatcher.
 */
const useCloseOnLeave = (field: SearchFieldViewModel, input: SearchPanelProps['input']): void => {
  useEffect(() => {
    const form = input.current?.form;
    const follow = (event: FocusEvent): void =>
      void (form?.contains(event.relatedTarget as Node | null) || field.close());
    form?.addEventListener('focusout', follow);
    // Not every browser has it, and TypeScript's DOM library does not declare it.
    const { CloseWatcher } = window as unknown as CloseWatching;
    const watcher = CloseWatcher && new CloseWatcher();
    watcher?.addEventListener('close', () => closeAt(field, input));
    return () => {
      form?.removeEventListener('focusout', follow);
      watcher?.destroy();
    };
  }, [field, input]);
};

/** Closes the on-screen keyboard together with the search. */
const closeAt = (field: SearchFieldViewModel, input: SearchPanelProps['input']): void => {
  field.close();
  input.current?.blur();
};
