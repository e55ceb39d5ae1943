import { initializeApp } from 'firebase/app';
import { deleteToken, getMessaging, getToken, isSupported, onMessage } from 'firebase/messaging';
import type { MessagingConfig } from './messaging-config.ts';

/** A message received while a page was in the foreground. */
export type HostedMessage = {
  readonly data?: Readonly<Record<string, string>>;
  readonly notification?: { readonly title?: string; readonly body?: string };
};

/** The messaging service under one configuration, with our own service worker. */
export interface HostedMessaging {
  /**
   * Returns the push token of this browser; empty where the service issued none. Rejects with the service's own
   * failures.
   */
  token(worker: ServiceWorkerRegistration): Promise<string>;
  /** Deletes token and subscription. */
  drop(worker: ServiceWorkerRegistration): Promise<void>;
  /** Subscribes to messages until the returned function is called. */
  listen(next: (message: HostedMessage) => void): () => void;
}

/** Loads the service; rejects where the browser lacks a feature that it needs. */
export const openMessaging = async ({ vapidKey, ...options }: MessagingConfig): Promise<HostedMessaging> => {
  if (!(await isSupported())) throw new TypeError('This browser cannot receive messages');
  const messaging = getMessaging(initializeApp(options, 'messaging'));
  const tokenOf = (worker: ServiceWorkerRegistration): Promise<string> =>
    getToken(messaging, { vapidKey, serviceWorkerRegistration: worker });
  return {
    token: tokenOf,
    drop: async (worker) => {
      // Without requesting a token first, the library would register a worker of its own to delete one.
      await tokenOf(worker);
      await deleteToken(messaging);
    },
    listen: (next) => onMessage(messaging, next),
  };
};
