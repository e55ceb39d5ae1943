import { readTheme, type ChosenTheme } from '@domain/appearance/index.ts';
import { currencyId, type CurrencyId } from '@domain/kernel/ids.ts';
import {
  readDirection,
  type ChosenCurrency,
  type ChosenLanguage,
  type StoredDirection,
} from '@domain/localization/index.ts';
import { createStoredValue, type TextStore } from '../drivers/browser/stored-value.ts';

type Deps = { readonly store: TextStore };

const LOCALE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;

export const createStoredLanguage = ({ store }: Deps): ChosenLanguage =>
  createStoredValue<string | undefined>(
    store,
    { read: (text) => (LOCALE.test(text) ? text : undefined), write: (locale) => locale },
    undefined,
  );

export const createStoredTheme = ({ store }: Deps): ChosenTheme =>
  createStoredValue(store, { read: readTheme, write: (theme) => theme }, undefined);

export const createStoredDirection = ({ store }: Deps): StoredDirection =>
  createStoredValue(store, { read: readDirection, write: (direction) => direction }, undefined);

export const createStoredCurrency = ({ store }: Deps): ChosenCurrency =>
  createStoredValue<CurrencyId | undefined>(
    store,
    {
      read: (text) => (/^\d{1,9}$/.test(text) ? currencyId(Number(text)) : undefined),
      write: (id) => (id === undefined ? undefined : String(id)),
    },
    undefined,
  );
