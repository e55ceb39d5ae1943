import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type RefObject } from 'react';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { Button, IconButton } from '../../ui/button/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { Skeleton } from '../../ui/skeleton/index.ts';
import { VisuallyHidden } from '../../ui/text/index.ts';
import { ANNOUNCER } from '../announcer/index.ts';
import { failureText, MoreOf } from '../failure/index.ts';
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

/** What opens under the field: the whole screen of a phone, a card over the dimmed page elsewhere. */
export const SearchPanel = observer(function SearchPanel({ vm, field, input }: SearchPanelProps) {
  const translate = useTranslate();
  const panel = useRef<HTMLDivElement>(null);
  useAnnounced(vm);
  useLeaving(field, input);
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
      {/* A press beside the lines leaves the focus in the field, or the panel would be gone before the press ends. */}
      <div ref={panel} className={styles.panel} role="presentation" onMouseDown={(event) => event.preventDefault()}>
        <PanelContent vm={vm} panel={panel} />
      </div>
    </>
  );
});

type PanelContentProps = Pick<SearchPanelProps, 'vm'> & { readonly panel: RefObject<HTMLElement | null> };

const PanelContent = observer(function PanelContent({ vm, panel }: PanelContentProps) {
  const translate = useTranslate();
  const { question } = vm;
  switch (vm.state) {
    case 'idle':
      return null;
    case 'recents':
      return <RecentSearches vm={vm} />;
    case 'waiting':
      return (
        <>
          {vm.hasQuick && <SearchHits vm={vm} />}
          <Waiting />
        </>
      );
    case 'failed':
      return (
        <>
          {vm.hasQuick && <SearchHits vm={vm} />}
          <div role="alert" className={styles.message}>
            <p>{question?.failure && failureText(question.failure, translate)}</p>
            <Button onClick={() => question?.renew()}>{translate('error.try_again')}</Button>
          </div>
        </>
      );
    case 'nothing':
      return (
        <div className={styles.message}>
          <p className={styles.nothing}>{translate('search.nothing', { term: question?.asked.term ?? '' })}</p>
          <p>{translate('search.nothing_text')}</p>
        </div>
      );
    case 'found':
      return (
        <>
          <SearchHits vm={vm} />
          {question && !question.shops && <MoreOf list={question.products} label={translate('search.more_products')} scroller={panel} />}
          <Hints />
        </>
      );
  }
});

/** SEARCH-4. */
function Waiting() {
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
      <kbd>↑ ↓</kbd> {translate('search.hint_move')} <kbd>↵</kbd> {translate('search.hint_open')} <kbd>{translate('search.key_escape')}</kbd> {translate('search.hint_close')}
    </p>
  );
}

/** SEARCH-8: says how much was found, once for each answer. */
const useAnnounced = ({ state, question, count }: SearchViewModel): void => {
  const translate = useTranslate();
  const announcer = useService(ANNOUNCER);
  useEffect(() => {
    if (state === 'found') announcer.say(translate('search.found', { count }));
    if (state === 'nothing') announcer.say(translate('search.nothing', { term: question?.asked.term ?? '' }));
  }, [announcer, translate, state, count, question]);
};

type CloseWatching = { readonly CloseWatcher?: new () => EventTarget & { destroy(): void } };

/** Closes when the focus goes elsewhere, and on a phone's Back, which then leaves the page alone, where the browser tells of it. */
const useLeaving = (field: SearchFieldViewModel, input: SearchPanelProps['input']): void => {
  useEffect(() => {
    const form = input.current?.form;
    const follow = (event: FocusEvent): void => void (form?.contains(event.relatedTarget as Node | null) || field.close());
    form?.addEventListener('focusout', follow);
    const { CloseWatcher } = window as unknown as CloseWatching;
    const watcher = CloseWatcher && new CloseWatcher();
    watcher?.addEventListener('close', () => closeAt(field, input));
    return () => {
      form?.removeEventListener('focusout', follow);
      watcher?.destroy();
    };
  }, [field, input]);
};

/** On a phone the keyboard goes with the search. */
const closeAt = (field: SearchFieldViewModel, input: SearchPanelProps['input']): void => {
  field.close();
  input.current?.blur();
};
