import type { NotificationType } from '@domain/notifications/index.ts';
import type { Log } from '../../foundation/platform/log.ts';
import type { Devices } from './devices.port.ts';
import type { PushSender, PushText } from './push-sender.port.ts';

/** A message for all devices of one user. */
export type PushRequest = {
  readonly userId: number;
  /** Decides whether the user wants it. */
  readonly type: NotificationType;
  readonly text: Omit<PushText, 'title'>;
};

/** Sends push messages in the background: callers neither wait nor see failures. */
export interface PushDispatcher {
  enqueue(notes: readonly PushRequest[]): void;
  /** Rejects new messages and aborts those in flight. */
  close(): Promise<void>;
}

type Deps = {
  readonly devices: Devices;
  readonly sender: PushSender;
  readonly log: Log;
  /** The name of the marketplace, used as the title of every message. */
  readonly title: () => Promise<string>;
};

/** The number of concurrent requests. */
const CONCURRENCY = 8;
/** Messages beyond this queue length are dropped; they remain in the inbox. */
const MAX_QUEUED = 10_000;

/** NOTIFY-6: sends to devices of users who opted in, and removes unregistered ones. */
export const createPush = ({ devices, sender, log, title }: Deps): PushDispatcher => {
  const waiting: PushRequest[] = [];
  const running = new Set<Promise<void>>();
  const over = new AbortController();

  const handOver = async ({ userId, type, text }: PushRequest): Promise<void> => {
    for (const device of await devices.of(userId, type)) {
      if (over.signal.aborted) return;
      const outcome = await sender.send(device.token, { ...text, title: await title() }, over.signal);
      if (outcome.kind === 'gone') await devices.forget(device);
      if (outcome.kind === 'failed') log.warn('push.failed', { user: userId, reason: outcome.reason });
    }
  };

  const work = async (): Promise<void> => {
    for (let note = waiting.shift(); note; note = waiting.shift()) {
      await handOver(note).catch((failure: unknown) => log.error('push.trouble', { reason: String(failure) }));
    }
  };

  return {
    enqueue: (notes) => {
      if (over.signal.aborted) return;
      const room = Math.max(0, MAX_QUEUED - waiting.length);
      if (notes.length > room) log.warn('push.left_out', { count: notes.length - room });
      waiting.push(...notes.slice(0, room));
      for (let free = CONCURRENCY - running.size; free > 0 && waiting.length > 0; free--) {
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
