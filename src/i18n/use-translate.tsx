import { createContext, useCallback, useContext, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { Translate, Translator } from './create-i18n.ts';
import { joinWords, listItems } from './join-words.ts';
import { numbersOf, type Numbers } from './numbers.ts';

type Translation = { readonly translate: Translate; readonly language: string };

const TranslationContext = createContext<Translation | undefined>(undefined);

/**
 * Provides `useTranslate` to everything below it. Only the provider subscribes to language changes: hundreds of
 * subscriptions, one per component, would slow down the start of a page.
 */
export function I18nProvider({
  value: instance,
  children,
}: {
  readonly value: Translator;
  readonly children: ReactNode;
}) {
  const follow = useCallback(
    (notify: () => void) => {
      instance.on('languageChanged', notify);
      return () => instance.off('languageChanged', notify);
    },
    [instance],
  );
  const readLanguage = (): string => instance.language;
  const language = useSyncExternalStore(follow, readLanguage, readLanguage);
  const translator = useMemo(() => ({ translate: memoized(instance), language }), [instance, language]);
  return <TranslationContext value={translator}>{children}</TranslationContext>;
}

/** Caches texts without values until texts are added: a hundred cards show the same few texts. */
const memoized = (instance: Translator): Translate => {
  const known = new Map<unknown, unknown>();
  instance.store.on('added', () => known.clear());
  const translate = (...args: readonly [key: unknown, options?: unknown]): unknown => {
    if (args.length > 1) return Reflect.apply(instance.t, undefined, args);
    const [key] = args;
    if (!known.has(key)) known.set(key, Reflect.apply(instance.t, undefined, args));
    return known.get(key);
  };
  return translate as Translate;
};

/** Returns the translate function; the component renders again when the language changes. */
export const useTranslate = (): Translate => {
  const translator = useContext(TranslationContext);
  if (!translator) throw new Error('useTranslate needs an <I18nProvider> above it');
  return translator.translate;
};

/** Returns how the current language writes numbers; English outside of an app. */
export const useNumbers = (): Numbers => numbersOf(useContext(TranslationContext)?.language ?? 'en');

/** Returns a function that joins labels to a list within a sentence of the current language. */
export const useWordList = (): ((labels: readonly string[]) => string) => {
  const translator = useContext(TranslationContext);
  if (!translator) throw new Error('useWordList needs an <I18nProvider> above it');
  return (labels) => joinWords(labels, translator.language);
};

/** Returns a function that joins items with the comma of the current language, leaving out what is missing. */
export const useItemList = (): ((items: readonly (string | false | undefined)[]) => string) => {
  const language = useContext(TranslationContext)?.language ?? 'en';
  return (items) => listItems(items, language);
};
