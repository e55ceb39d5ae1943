import { initializeApp } from 'firebase/app';
import { deleteToken, getMessaging, getToken, isSupported, onMessage } from 'firebase/messaging';
import type { MessagingConfig } from './messaging-config.ts';

/** What came while the page was in front. */
export type HostedMessage = { readonly data?: Readonly<Record<string, string>>; readonly notification?: { readonly title?: string; readonly body?: string } };

/** The messaging service under one configuration, with a service worker of ours. */
export interface HostedMessaging {
  /** The token of this browser; empty where the service gave none. Rejects with the service's own failures. */
  token(worker: ServiceWorkerRegistration): Promise<string>;
  /** Gives token and subscription up. */
  drop(worker: ServiceWorkerRegistration): Promise<void>;
  /** Follows messages until the returned function is called. */
  listen(next: (message: HostedMessage) => void): () => void;
}

/** Opens the service; rejects where the browser has not what it stands on. */
export const openMessaging = async ({ vapidKey, ...options }: MessagingConfig): Promise<HostedMessaging> => {
  if (!(await isSupported())) throw new TypeError('This browser cannot receive messages');
  const messaging = getMessaging(initializeApp(options, 'messaging'));
  const tokenOf = (worker: ServiceWorkerRegistration): Promise<string> => getToken(messaging, { vapidKey, serviceWorkerRegistration: worker });
  return {
    token: tokenOf,
    drop: async (worker) => {
      // Without a token asked for first, the library would register a worker of its own to delete one.
      await tokenOf(worker);
      await deleteToken(messaging);
    },
    listen: (next) => onMessage(messaging, next),
  };
};
