import { readTheme, type ChosenTheme } from '@domain/appearance/index.ts';
import { currencyId, type CurrencyId } from '@domain/kernel/ids.ts';
import { readDirection, type ChosenCurrency, type ChosenLanguage, type KeptDirection } from '@domain/localization/index.ts';
import { createStoredValue, type TextShelf } from '../drivers/browser/stored-value.ts';

type Deps = { readonly shelf: TextShelf };

const LOCALE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;

export const createStoredLanguage = ({ shelf }: Deps): ChosenLanguage =>
  createStoredValue<string | undefined>(shelf, { read: (text) => (LOCALE.test(text) ? text : undefined), write: (locale) => locale }, undefined);

export const createStoredTheme = ({ shelf }: Deps): ChosenTheme => createStoredValue(shelf, { read: readTheme, write: (theme) => theme }, undefined);

export const createStoredDirection = ({ shelf }: Deps): KeptDirection => createStoredValue(shelf, { read: readDirection, write: (direction) => direction }, undefined);

export const createStoredCurrency = ({ shelf }: Deps): ChosenCurrency =>
  createStoredValue<CurrencyId | undefined>(shelf, { read: (text) => (/^\d{1,9}$/.test(text) ? currencyId(Number(text)) : undefined), write: (id) => (id === undefined ? undefined : String(id)) }, undefined);
