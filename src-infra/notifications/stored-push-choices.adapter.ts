import { userId } from '@domain/kernel/ids.ts';
import { pushToken, type PushChoice, type PushChoices } from '@domain/notifications/index.ts';
import { jsonCodec, type TextStore } from '../drivers/browser/stored-value.ts';

/**
 * NOTIFY-6: reads the storage again each time, because another tab may have written; unreadable text counts as no
 * choice.
 */
export const createStoredPushChoices = ({ store }: { readonly store: TextStore }): PushChoices => ({
  read: () => {
    const text = store.get();
    return text === undefined ? undefined : codec.read(text);
  },
  write: (choice) => (choice ? store.set(JSON.stringify(choice)) : store.remove()),
});

const codec = jsonCodec<PushChoice>((json) => {
  const { user, token } = (json ?? {}) as { readonly user?: unknown; readonly token?: unknown };
  return Number.isSafeInteger(user) && typeof token === 'string' && token !== ''
    ? { user: userId(user as number), token: pushToken(token) }
    : undefined;
});
