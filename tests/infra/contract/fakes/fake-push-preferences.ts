import { ok } from '@domain/kernel/result.ts';
import { PUSH_KINDS, type PushPreference, type PushPreferences } from '@domain/notifications/index.ts';
import { refusal } from './refusals.ts';

/** Preferences in memory; a new customer wants everything. */
export const createFakePushPreferences = (): PushPreferences => {
  let preferences: readonly PushPreference[] = PUSH_KINDS.map((kind, index) => ({
    id: index + 1,
    kind,
    isWanted: true,
  }));
  return {
    list: async () => ok(preferences),
    choose: async (choices) => {
      if (choices.length === 0 || choices.some(({ id }) => preferences.every((known) => known.id !== id)))
        return refusal(400, 'ERROR_400');
      preferences = preferences.map((known) => ({
        ...known,
        isWanted: choices.findLast(({ id }) => id === known.id)?.isWanted ?? known.isWanted,
      }));
      return ok(undefined);
    },
  };
};
