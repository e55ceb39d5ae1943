import { comfortText, readComfort, type ChosenComfort, type Comfort } from '@domain/appearance/index.ts';
import { createStoredValue, type TextStore } from '../drivers/browser/stored-value.ts';

type Deps = { readonly store: TextStore };

/** ACCESS-3a: the chosen comfort, in a cookie, so that the server renders the first paint with it. */
export const createStoredComfort = ({ store }: Deps): ChosenComfort =>
  createStoredValue<Comfort | undefined>(
    store,
    { read: readComfort, write: (comfort) => comfort && comfortText(comfort) },
    undefined,
  );
