import { settingsToKeep, type Settings } from '@domain/settings/index.ts';
import type { TextShelf } from '../drivers/browser/stored-value.ts';

/** STORE-1: keeps for the next visit what `readKeptSettings` reads; nothing where all is at its default. */
export const writeKeptSettings = (shelf: TextShelf, settings: Settings): void => {
  const rows = settingsToKeep(settings);
  if (rows.length === 0) shelf.remove();
  else shelf.set(JSON.stringify(Object.fromEntries(rows.map(({ key, value }) => [key, value]))));
};
