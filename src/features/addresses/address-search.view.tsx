import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { useTranslate } from '../../i18n/index.ts';
import { Button, IconButton } from '../../ui/button/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { Icon } from '../../ui/icon/index.ts';
import { VisuallyHidden } from '../../ui/text/index.ts';
import { failureText } from '../failure/index.ts';
import type { AddressSearchViewModel } from './address-search.view-model.ts';
import styles from './address-search.module.scss';
import { AddressSuggestionOption } from './address-suggestion.view.tsx';

type AddressSearchProps = {
  readonly vm: AddressSearchViewModel;
  readonly language: string;
  /** Leaves the focus where it is until the field is used. */
  readonly isQuiet?: boolean;
};

const LONGEST = 120;

/** ADDRESS-6: A combobox that completes addresses; unless it is quiet, it takes the focus and keeps it. */
export const AddressSearch = observer(function AddressSearch({ vm, language, isQuiet = false }: AddressSearchProps) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const label = translate('address.search');
  useEffect(() => {
    if (!isQuiet) input.current?.focus();
  }, [isQuiet]);
  const clear = (): void => {
    vm.clear();
    input.current?.focus();
  };
  return (
    <div className={styles.search}>
      <div className={styles.field}>
        <Icon path={icons.searchIcon} />
        <input
          ref={input}
          role="combobox"
          autoComplete="off"
          enterKeyHint="search"
          dir={vm.text && 'auto'}
          maxLength={LONGEST}
          aria-label={label}
          placeholder={label}
          aria-autocomplete="list"
          aria-expanded={vm.isOpen}
          aria-controls={vm.isOpen ? id : undefined}
          aria-activedescendant={vm.isOpen ? `${id}-${vm.active}` : undefined}
          value={vm.text}
          onChange={(event) => vm.type(event.target.value)}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing || !vm.press(event.key)) return;
            // Escape clears the field before it closes what surrounds it.
            event.preventDefault();
            event.stopPropagation();
          }}
        />
        {vm.isTyping && <IconButton icon={icons.xIcon} label={translate('address.clear')} onClick={clear} />}
      </div>
      <SearchState vm={vm} />
      {vm.isOpen && (
        // The field keeps the focus when a suggestion is pressed.
        <div
          id={id}
          role="listbox"
          tabIndex={-1}
          aria-label={translate('address.suggestions')}
          className={styles.list}
          onMouseDown={(event) => event.preventDefault()}
        >
          {vm.suggestions?.map((suggestion, index) => (
            <AddressSuggestionOption
              key={suggestion.id}
              id={`${id}-${index}`}
              suggestion={suggestion}
              typed={vm.text}
              near={vm.near}
              language={language}
              isActive={index === vm.active}
              onChoose={() => {
                vm.choose(suggestion);
                input.current?.focus();
              }}
            />
          ))}
        </div>
      )}
    </div>
  );
});

/** The message about the list, also read out. */
const SearchState = observer(function SearchState({ vm }: { readonly vm: AddressSearchViewModel }) {
  const translate = useTranslate();
  const count = vm.suggestions?.length;
  return (
    <>
      {vm.needsNumber && <p className={styles.note}>{translate('address.number_next')}</p>}
      <p role="status" className={styles.note} data-silent={count !== 0 || undefined}>
        {vm.isTyping && count === 0 && translate('address.no_suggestions')}
        {vm.isOpen && <VisuallyHidden>{translate('address.suggestion_count', { count: count ?? 0 })}</VisuallyHidden>}
      </p>
      {vm.failure && (
        <div role="alert" className={styles.note}>
          <p>{failureText(vm.failure, translate)}</p>
          <Button look="text" onClick={vm.retry}>
            {translate('error.try_again')}
          </Button>
        </div>
      )}
    </>
  );
});
