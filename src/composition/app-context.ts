import type { SessionStore } from '@domain/identity/index.ts';
import type { ChosenCurrency } from '@domain/localization/index.ts';
import { currencyInUse, type Currency, type Scale } from '@domain/pricing/index.ts';
import { announces, type Settings } from '@domain/settings/index.ts';
import type { ReadingContext } from '@infra/catalog/catalog-wire.ts';
import type { RequestContext } from '@infra/drivers/http/api-client.ts';
import { createImageReader } from '@infra/drivers/http/image-reader.ts';
import type { Translator } from '../i18n/index.ts';
import type { DataCache } from '../data/index.ts';
import { defineToken } from '../di/index.ts';
import type { Platform } from './platform.ts';

/** Context of API calls and of reading their answers: language, currency, token, image rules. */
export type AppContext = RequestContext & ReadingContext & { scope(): readonly unknown[] };

export const CONTEXT = defineToken<AppContext>('AppContext');

type Deps = {
  readonly platform: Platform;
  readonly i18n: Translator;
  readonly currency: ChosenCurrency;
  readonly sessions: SessionStore;
  readonly cache: DataCache;
  readonly storedSettings: () => Pick<Settings, 'timeZone'> | undefined;
};

/** Reads the currencies from the cache, not from their port: the port itself depends on this context. */
export const createAppContext = ({ platform, i18n, currency, sessions, cache, storedSettings }: Deps): AppContext => {
  const inUse = (): Currency | undefined => {
    const active = cache.read<readonly Currency[]>({ key: ['currencies'], load: neverLoaded }).value;
    return currencyInUse(active ?? [], currency.read());
  };
  const settings = () =>
    cache.read<Pick<Settings, 'timeZone' | 'extensions'>>({ key: ['settings'], load: neverLoaded }).value;
  const currencyId = (): number | undefined => inUse()?.id ?? currency.read();
  return {
    language: () => i18n.language,
    currencyId,
    authorization: () => sessions.read()?.token,
    scale: (): Scale => inUse()?.scale ?? 2,
    toImage: createImageReader({ host: platform.apiHost, report: platform.report }),
    isTraced: () => {
      const known = settings();
      return known !== undefined && announces(known, 'traces');
    },
    timeZone: () => (settings() ?? storedSettings())?.timeZone ?? platform.deviceZone,
    scope: () => [i18n.language, currencyId()],
  };
};

const neverLoaded = () => Promise.reject(new Error('Never loaded'));
