import { alertsAgain, destinationOf, readPushMessage, type Subject } from '@domain/notifications/index.ts';
import { destinationPath } from '../../features/notifications/destination-path.ts';
import type { WorkerDeps } from './worker-deps.ts';

type Deps = Pick<WorkerDeps, 'build' | 'cookie' | 'origin'> & {
  readonly registration: {
    readonly pushManager: { getSubscription(): Promise<Pick<PushSubscription, 'unsubscribe'> | null> };
    showNotification(title: string, options: ShownOptions): Promise<void>;
  };
  readonly clients: {
    matchAll(options: { readonly type: 'window'; readonly includeUncontrolled: true }): Promise<readonly Page[]>;
    openWindow(path: string): Promise<unknown>;
  };
};
type Page = Pick<WindowClient, 'focus' | 'postMessage' | 'url' | 'visibilityState'>;
/** `renotify` is missing in the types of the platform. */
export type ShownOptions = NotificationOptions & { readonly renotify: boolean };
type Texts = Readonly<Record<string, unknown>>;

const NAME = 'Tiffin';
const ICON = '/images/app_icon_192.png';

/** NOTIFY-6: handles push messages of the messaging service without any of the service's code. */
export class PushHandler {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Passes the message to visible pages, which show it themselves; else shows a system notification. */
  async handlePush(payload: unknown): Promise<void> {
    if (await this.#isSignedOut()) return this.#unsubscribe();
    const { data, notification } = partsOf(payload);
    const inFront = (await this.#pages()).filter(({ visibilityState }) => visibilityState === 'visible');
    // The message format of the service's own worker, which its library in the page listens for.
    for (const page of inFront)
      page.postMessage({ data, notification, isFirebaseMessaging: true, messageType: 'push-received' });
    if (inFront.length > 0) return;
    const message = readPushMessage(data, notification);
    const tag = tagOf(message.subject);
    await this.#deps.registration.showNotification(message.title || NAME, {
      body: message.body,
      icon: ICON,
      // The latest notification of a subject replaces earlier ones.
      tag,
      // Browsers refuse it without a tag.
      renotify: tag !== '' && alertsAgain(message),
      data,
    });
  }

  /**
   * Opens the page of a pressed notification: in the tab that shows it already or in a new one, because another tab may
   * hold unsaved input.
   */
  async handleClick(data: unknown): Promise<void> {
    const address = this.#deps.origin + this.#pathOf(recordOf(data));
    const there = (await this.#pages()).find(({ url }) => url === address);
    await (there ? there.focus() : this.#deps.clients.openWindow(address));
  }

  /** NOTIFY-3. Ignores links in the message: a notification never leads to another site. */
  #pathOf(data: Texts): string {
    const destination = destinationOf(readPushMessage(data, {}));
    return destination && this.#deps.build.destinations.includes(destination.page) ? destinationPath(destination) : '/';
  }

  #pages(): Promise<readonly Page[]> {
    return this.#deps.clients.matchAll({ type: 'window', includeUncontrolled: true });
  }

  /** The session ended without a sign-out: it expired, or the cookies were deleted. */
  async #isSignedOut(): Promise<boolean> {
    const { cookie } = this.#deps;
    return cookie !== undefined && (await cookie('access_token')) === undefined;
  }

  /** Unsubscribes; the next message shows the service that the subscription is gone. */
  async #unsubscribe(): Promise<void> {
    const subscription = await this.#deps.registration.pushManager.getSubscription();
    await subscription?.unsubscribe();
  }
}

const tagOf = (subject: Subject): string => {
  if (subject.kind === 'other' || subject.kind === 'delivery') return '';
  return `${subject.kind} ${subject.kind === 'news' ? subject.uuid : subject.id}`;
};

const partsOf = (payload: unknown): { readonly data: Texts; readonly notification: Texts } => {
  const { data, notification } = recordOf(payload);
  return { data: recordOf(data), notification: recordOf(notification) };
};

const recordOf = (value: unknown): Texts => (typeof value === 'object' && value !== null ? (value as Texts) : {});
