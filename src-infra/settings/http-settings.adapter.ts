import type { $Fetch } from 'ofetch';
import { ok } from '@domain/kernel/result.ts';
import { settingsOf, type SettingsSource } from '@domain/settings/index.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { asRecord, asText, dataOf, listOf } from '../drivers/http/wire.ts';

export const createHttpSettings = ({ api }: { readonly api: $Fetch }): SettingsSource => ({
  load: () =>
    readAnswer(api<unknown>('rest/settings'), (body) =>
      ok(
        settingsOf(
          listOf(dataOf(body), asRecord).map((row) => ({ key: asText(row['key']), value: asText(row['value']) })),
        ),
      ),
    ),
});
