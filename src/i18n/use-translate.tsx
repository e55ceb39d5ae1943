import type { i18n, TFunction } from 'i18next';
import { createContext, useCallback, useContext, useMemo, useSyncExternalStore, type ReactNode } from 'react';

type Translator = { readonly translate: TFunction; readonly language: string };

const TranslatorContext = createContext<Translator | undefined>(undefined);

/** Texts for everything below it. It alone follows the language: hundreds of followers would cost a page its start. */
export function I18nProvider({ value: instance, children }: { readonly value: i18n; readonly children: ReactNode }) {
  const follow = useCallback(
    (notify: () => void) => {
      instance.on('languageChanged', notify);
      return () => instance.off('languageChanged', notify);
    },
    [instance],
  );
  const readLanguage = (): string => instance.language;
  const language = useSyncExternalStore(follow, readLanguage, readLanguage);
  const translator = useMemo(() => ({ translate: remembering(instance), language }), [instance, language]);
  return <TranslatorContext value={translator}>{children}</TranslatorContext>;
}

/** A hundred cards say the same few words: those without values are looked up once, until texts are added. */
const remembering = (instance: i18n): TFunction => {
  const known = new Map<unknown, unknown>();
  instance.store.on('added', () => known.clear());
  const translate = (...args: readonly [key: unknown, options?: unknown]): unknown => {
    if (args.length > 1) return Reflect.apply(instance.t, undefined, args);
    const [key] = args;
    if (!known.has(key)) known.set(key, Reflect.apply(instance.t, undefined, args));
    return known.get(key);
  };
  return translate as TFunction;
};

/** The translate function; the component renders again when the language changes. */
export const useTranslate = (): TFunction => {
  const translator = useContext(TranslatorContext);
  if (!translator) throw new Error('useTranslate needs an <I18nProvider> above it');
  return translator.translate;
};
