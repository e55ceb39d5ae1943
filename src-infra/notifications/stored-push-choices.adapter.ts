import { userId } from '@domain/kernel/ids.ts';
import { pushToken, type PushChoice, type PushChoices } from '@domain/notifications/index.ts';
import { jsonCodec, type TextShelf } from '../drivers/browser/stored-value.ts';

/** NOTIFY-6: read anew each time, because another tab may have written; what cannot be read is no choice. */
export const createStoredPushChoices = ({ shelf }: { readonly shelf: TextShelf }): PushChoices => ({
  read: () => {
    const text = shelf.get();
    return text === undefined ? undefined : codec.read(text);
  },
  write: (choice) => (choice ? shelf.set(JSON.stringify(choice)) : shelf.remove()),
});

const codec = jsonCodec<PushChoice>((json) => {
  const { user, token } = (json ?? {}) as { readonly user?: unknown; readonly token?: unknown };
  return Number.isSafeInteger(user) && typeof token === 'string' && token !== '' ? { user: userId(user as number), token: pushToken(token) } : undefined;
});
