import type { $Fetch } from 'ofetch';
import { offeredExtensions } from '@domain/chat/index.ts';
import { ok } from '@domain/kernel/result.ts';
import { settingsOf, type SettingsSource } from '@domain/settings/index.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { asRecord, asText, dataOf, listOf } from '../drivers/http/wire.ts';

type Deps = {
  readonly api: $Fetch;
  /** Whether the site has a document store that holds chats. */
  readonly hasHostedChat?: boolean;
};

export const createHttpSettings = ({ api, hasHostedChat = false }: Deps): SettingsSource => ({
  load: () =>
    readAnswer(api<unknown>('rest/settings'), (body) => {
      const settings = settingsOf(
        listOf(dataOf(body), asRecord).map((row) => ({ key: asText(row['key']), value: asText(row['value']) })),
      );
      return ok({ ...settings, extensions: offeredExtensions(settings.extensions, hasHostedChat) });
    }),
});
