import type { Log } from '../platform/log.ts';
import type { Store } from '../store/index.ts';
import type { PushSender, PushText } from './push-sender.port.ts';

/** Something to tell all devices of one user. */
export type PushNote = { readonly userId: number; readonly text: Omit<PushText, 'title'> };

/** Tells devices, beside everything else: whoever hands a note over neither waits nor hears of a failure. */
export interface PushDesk {
  tell(notes: readonly PushNote[]): void;
  /** Takes nothing more, and gives up what is on its way. */
  close(): Promise<void>;
}

type Deps = { readonly store: Store; readonly sender: PushSender; readonly log: Log; /** The name of the marketplace, which stands over every note. */ readonly title: () => Promise<string> };
type Device = { readonly token: string; readonly user_id: number };

/** Notes that are handed over at the same time. */
const AT_ONCE = 8;
/** More than the service takes away in a while; what comes beyond is left out, and stands in the inbox. */
const MOST_WAITING = 10_000;

/** NOTIFY-6: sends to the devices of whoever wants it, and forgets those that are gone. */
export const createPushDesk = ({ store, sender, log, title }: Deps): PushDesk => {
  const waiting: PushNote[] = [];
  const running = new Set<Promise<void>>();
  const over = new AbortController();

  const devicesOf = (userId: number): Promise<readonly Device[]> =>
    store.database
      .selectFrom('push_tokens')
      .select(['token', 'user_id'])
      .where('user_id', '=', userId)
      .where(({ not, exists, selectFrom }) =>
        not(exists(
          selectFrom('user_notification_kinds as choice')
            .innerJoin('notification_kinds as kind', 'kind.id', 'choice.notification_id')
            .select('choice.user_id')
            .where('choice.user_id', '=', userId).where('kind.type', '=', 'push').where('choice.active', '=', false),
        )))
      .execute();

  /** Unless somebody else has brought the token meanwhile. */
  const forget = async ({ token, user_id }: Device): Promise<void> =>
    void (await store.database.deleteFrom('push_tokens').where('token', '=', token).where('user_id', '=', user_id).execute());

  const handOver = async ({ userId, text }: PushNote): Promise<void> => {
    for (const device of await devicesOf(userId)) {
      if (over.signal.aborted) return;
      const outcome = await sender.send(device.token, { ...text, title: await title() }, over.signal);
      if (outcome.kind === 'gone') await forget(device);
      if (outcome.kind === 'failed') log.warn('push.failed', { user: userId, reason: outcome.reason });
    }
  };

  const work = async (): Promise<void> => {
    for (let note = waiting.shift(); note; note = waiting.shift()) {
      await handOver(note).catch((failure: unknown) => log.error('push.trouble', { reason: String(failure) }));
    }
  };

  return {
    tell: (notes) => {
      if (over.signal.aborted) return;
      const room = Math.max(0, MOST_WAITING - waiting.length);
      if (notes.length > room) log.warn('push.left_out', { count: notes.length - room });
      waiting.push(...notes.slice(0, room));
      for (let free = AT_ONCE - running.size; free > 0 && waiting.length > 0; free--) {
        const round = work().finally(() => void running.delete(round));
        running.add(round);
      }
    },
    close: async () => {
      over.abort();
      waiting.length = 0;
      await Promise.all(running);
    },
  };
};
