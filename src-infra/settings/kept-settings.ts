import { keptSettingsOf, type Settings } from '@domain/settings/index.ts';
import { jsonCodec, type TextShelf } from '../drivers/browser/stored-value.ts';
import { asRecord, asText } from '../drivers/http/wire.ts';

const { read } = jsonCodec((json) => keptSettingsOf(Object.entries(asRecord(json)).map(([key, value]) => ({ key, value: asText(value) }))));

/** STORE-1: the settings of an earlier visit, as far as a device keeps them. */
export const readKeptSettings = (shelf: TextShelf): Settings | undefined => read(shelf.get() ?? '');
