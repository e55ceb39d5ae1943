import { err, type Result } from '@domain/kernel/result.ts';
import { createTurns, readPatiently, readTexts, type Texts as FileTexts, type TextsFailure } from '@domain/localization/index.ts';
import { NAMESPACES, type Texts } from '../i18n/index.ts';

type Deps = { readonly fetch: typeof globalThis.fetch; readonly delay: (milliseconds: number) => Promise<void> };

/** LOCALE-4: loads `{path}/locales/{lng}/{ns}.json` for every namespace; `undefined` when the language has no files. */
export const createTextLoader = ({ fetch, delay }: Deps): ((language: string) => Promise<Texts | undefined>) => {
  const inTurn = createTurns();

  const read = async (address: string): Promise<Result<FileTexts, TextsFailure>> => {
    const response = await fetch(address).catch(() => undefined);
    if (response === undefined) return err({ kind: 'unreachable' });
    return response.ok ? readTexts(await response.json().catch(() => undefined)) : err({ kind: 'status', status: response.status });
  };

  return async (language) => {
    const files = await Promise.all(
      NAMESPACES.map(async (namespace) => {
        const address = `/locales/${encodeURIComponent(language)}/${namespace}.json`;
        return [namespace, await readPatiently({ read: () => inTurn(() => read(address)), delay })] as const;
      }),
    );
    if (files.some(([, texts]) => !texts.ok)) return undefined;
    return Object.fromEntries(files.map(([namespace, texts]) => [namespace, texts.ok ? texts.value : {}]));
  };
};
