import { createHttpPushPreferences } from '@infra/notifications/http-push-preferences.adapter.ts';
import { describePort } from '../describe-port.ts';
import type { Embedded } from '../embedded.ts';
import { createFakePushPreferences } from '../fakes/fake-push-preferences.ts';
import { sampleOf } from '../samples.ts';
import { pushPreferencesLaws } from '../laws/push-preferences.laws.ts';

const rows = (sampleOf('GET dashboard/user/profile/show') as { readonly data: { readonly notifications: unknown } })
  .data.notifications;

export const pushPreferencesSuite = (embedded: Embedded): void =>
  describePort('PushPreferences', pushPreferencesLaws, {
    fake: createFakePushPreferences,
    embedded: async () => createHttpPushPreferences(await embedded.customer()),
    quirks: [{ name: 'list', body: { data: rows }, read: (api) => createHttpPushPreferences({ api }).list() }],
  });
