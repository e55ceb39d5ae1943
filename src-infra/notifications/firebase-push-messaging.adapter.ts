import { err, ok } from '@domain/kernel/result.ts';
import type { Stream } from '@domain/kernel/stream.ts';
import {
  pushToken,
  readPushMessage,
  type PushMessage,
  type PushMessaging,
  type PushPermission,
} from '@domain/notifications/index.ts';
import type { PushDevice } from '../drivers/browser/push-device.ts';
import type { HostedMessaging } from '../drivers/firebase/messaging.ts';

type Deps = {
  readonly device: PushDevice;
  /** Loads the code of the service, which visitors without push notifications never need. */
  readonly open: () => Promise<HostedMessaging>;
};

const PERMISSION: Readonly<Record<ReturnType<PushDevice['permission']>, PushPermission>> = {
  unsupported: 'unsupported',
  denied: 'blocked',
  default: 'unasked',
  granted: 'granted',
};

/**
 * NOTIFY-6: Firebase Cloud Messaging with our own worker. Loads the service on first use, and again after a failure.
 */
export const createFirebasePushMessaging = ({ device, open }: Deps): PushMessaging => {
  let opening: Promise<HostedMessaging> | undefined;
  const opened = (): Promise<HostedMessaging> =>
    (opening ??= open().catch((failure: unknown) => {
      opening = undefined;
      throw failure;
    }));
  const permission = (): PushPermission => PERMISSION[device.permission()];

  return {
    permission,
    ask: async () =>
      PERMISSION[device.permission() === 'default' ? await device.requestPermission() : device.permission()],

    token: async () => {
      // The library would prompt for permission by itself.
      if (permission() !== 'granted') return err({ kind: 'unauthorized' });
      try {
        const worker = await device.worker();
        const token = worker ? await (await opened()).token(worker) : '';
        return token === '' ? err({ kind: 'unreachable' }) : ok(pushToken(token));
      } catch {
        // The service, its code and the browser's push service are all remote.
        return err({ kind: 'unreachable' });
      }
    },

    drop: async () => {
      const worker = await device.worker().catch(() => undefined);
      const subscription = await worker?.pushManager.getSubscription().catch(() => null);
      if (!worker || !subscription) return;
      try {
        if (permission() === 'granted') await (await opened()).drop(worker);
      } catch {
        // Unsubscribing also ends the token: the service notices with the next message.
      }
      await subscription.unsubscribe().catch(() => false);
    },

    messages: messagesOf(opened),
  };
};

const messagesOf = (opened: () => Promise<HostedMessaging>): Stream<PushMessage> => ({
  subscribe: (observer) => {
    let isOver = false;
    let stop: (() => void) | undefined;
    const listen = async (): Promise<void> => {
      const service = await opened();
      if (!isOver)
        stop = service.listen(({ data = {}, notification = {} }) => observer.next(readPushMessage(data, notification)));
    };
    // Without the service no foreground messages arrive; background messages do not need it.
    void listen().catch(() => undefined);
    return {
      unsubscribe: () => {
        isOver = true;
        stop?.();
      },
    };
  },
});
