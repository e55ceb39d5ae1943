import { readSignInMethod, type LastSignInMethod, type SignInMethod } from '@domain/identity/index.ts';
import { createStoredValue, type TextStore } from '../drivers/browser/stored-value.ts';

/** Stores the way that was used last on this device. */
export const createStoredLastMethod = ({ store }: { readonly store: TextStore }): LastSignInMethod =>
  createStoredValue<SignInMethod | undefined>(store, { read: readSignInMethod, write: (way) => way }, undefined);
