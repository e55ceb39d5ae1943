import { NAMESPACES, type Texts } from '../i18n/index.ts';

/** LOCALE-4: reads of translation files that failed for the network or the server are repeated, from 350 ms on, doubling. */
const RETRIES = 5;
const FIRST_WAIT_MS = 350;

type Deps = { readonly fetch: typeof globalThis.fetch; readonly delay: (milliseconds: number) => Promise<void> };

/** Loads `{path}/locales/{lng}/{ns}.json` for every namespace; `undefined` when the language has no files. */
export const createTextLoader =
  ({ fetch, delay }: Deps) =>
  async (language: string): Promise<Texts | undefined> => {
    const entries = await Promise.all(NAMESPACES.map(async (namespace) => [namespace, await read(`/locales/${encodeURIComponent(language)}/${namespace}.json`)] as const));
    return entries.some(([, texts]) => texts === undefined) ? undefined : Object.fromEntries(entries.map(([namespace, texts]) => [namespace, texts ?? {}]));

    async function read(address: string): Promise<Record<string, string> | undefined> {
      for (let attempt = 0; ; attempt++) {
        const response = await fetch(address).catch(() => undefined);
        if (response?.ok) return (await response.json().catch(() => undefined)) as Record<string, string> | undefined;
        const isWorthAnotherTry = response === undefined || response.status >= 500;
        if (!isWorthAnotherTry || attempt >= RETRIES) return undefined;
        await delay(FIRST_WAIT_MS * 2 ** attempt);
      }
    }
  };
