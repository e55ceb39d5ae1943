import { storedSettingsOf, type Settings } from '@domain/settings/index.ts';
import { jsonCodec, type TextStore } from '../drivers/browser/stored-value.ts';
import { asRecord, asText } from '../drivers/http/wire.ts';

const { read } = jsonCodec((json) =>
  storedSettingsOf(Object.entries(asRecord(json)).map(([key, value]) => ({ key, value: asText(value) }))),
);

/** STORE-1: the settings of an earlier visit, as far as this device has stored them. */
export const readStoredSettings = (store: TextStore): Settings | undefined => read(store.get() ?? '');
