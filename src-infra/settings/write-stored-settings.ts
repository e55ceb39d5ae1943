import { settingsToStore, type Settings } from '@domain/settings/index.ts';
import type { TextStore } from '../drivers/browser/stored-value.ts';

/**
 * STORE-1: stores what `readStoredSettings` reads at the next visit; stores nothing while every setting has its
 * default.
 */
export const writeStoredSettings = (store: TextStore, settings: Settings): void => {
  const rows = settingsToStore(settings);
  if (rows.length === 0) store.remove();
  else store.set(JSON.stringify(Object.fromEntries(rows.map(({ key, value }) => [key, value]))));
};
