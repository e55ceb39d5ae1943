import { readStartPage, type ChosenStartPage, type StartPage } from '@domain/appearance/index.ts';
import { createStoredValue, type TextStore } from '../drivers/browser/stored-value.ts';

/** ACCESS-3c: the page that the app opens with, in a cookie, so that the server answers with it. */
export const createStoredStartPage = ({ store }: { readonly store: TextStore }): ChosenStartPage =>
  createStoredValue<StartPage>(
    store,
    { read: readStartPage, write: (page) => (page === 'home' ? undefined : page) },
    'home',
  );
