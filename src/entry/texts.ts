import { err, type Result } from '@domain/kernel/result.ts';
import {
  createConcurrencyLimit,
  readWithRetries,
  readTexts,
  type Texts as FileTexts,
  type TextsFailure,
} from '@domain/localization/index.ts';
import { FALLBACK_LANGUAGE, NAMESPACES, type Texts } from '../i18n/index.ts';

type Deps = {
  readonly fetch: typeof globalThis.fetch;
  readonly delay: (milliseconds: number) => Promise<void>;
  /** Loads the texts of the fallback language from another source than their files. */
  readonly builtIn?: () => Promise<Texts>;
};

/** Without any texts the server-rendered page stays, and loading is retried. */
const PAUSE_MS = 5_000;

const fromScript = async (): Promise<Texts> => (await import('./built-in-texts.ts')).builtInTexts;

/**
 * LOCALE-4: loads `{path}/locales/{lng}/{ns}.json` for every namespace; `undefined` when a language has no files or
 * they fail to load. Loading the fallback is retried until it succeeds.
 */
export const createTextLoader = ({
  fetch,
  delay,
  builtIn = fromScript,
}: Deps): ((language: string) => Promise<Texts | undefined>) => {
  const limited = createConcurrencyLimit();

  const read = async (address: string): Promise<Result<FileTexts, TextsFailure>> => {
    const response = await fetch(address).catch(() => undefined);
    if (response === undefined) return err({ kind: 'unreachable' });
    return response.ok
      ? readTexts(await response.json().catch(() => undefined))
      : err({ kind: 'status', status: response.status });
  };

  const retryUntilLoaded = (): Promise<Texts> => builtIn().catch(() => delay(PAUSE_MS).then(retryUntilLoaded));

  return async (language) => {
    const files = await Promise.all(
      NAMESPACES.map(async (namespace) => {
        const address = `/locales/${encodeURIComponent(language)}/${namespace}.json`;
        return [namespace, await readWithRetries({ read: () => limited(() => read(address)), delay })] as const;
      }),
    );
    if (files.some(([, texts]) => !texts.ok)) return language === FALLBACK_LANGUAGE ? retryUntilLoaded() : undefined;
    return Object.fromEntries(files.map(([namespace, texts]) => [namespace, texts.ok ? texts.value : {}]));
  };
};
