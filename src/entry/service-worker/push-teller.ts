import { destinationOf, readPushMessage, type Subject } from '@domain/notifications/index.ts';
import { destinationPath } from '../../features/notifications/destination-path.ts';
import type { WorkerDeps } from './worker-deps.ts';

type Deps = Pick<WorkerDeps, 'build' | 'cookie' | 'origin'> & {
  readonly registration: {
    readonly pushManager: { getSubscription(): Promise<Pick<PushSubscription, 'unsubscribe'> | null> };
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  readonly clients: {
    matchAll(options: { readonly type: 'window'; readonly includeUncontrolled: true }): Promise<readonly Page[]>;
    openWindow(path: string): Promise<unknown>;
  };
};
type Page = Pick<WindowClient, 'focus' | 'postMessage' | 'url' | 'visibilityState'>;
type Texts = Readonly<Record<string, unknown>>;

const NAME = 'Tiffin';
const ICON = '/images/app_icon_192.png';

/** NOTIFY-6: what the messaging service sends to this device, read without any code of the service. */
export class PushTeller {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Hands it to the pages in front, which show it themselves; else the system shows it. */
  async tell(payload: unknown): Promise<void> {
    if (await this.#isNobodyHere()) return this.#giveUp();
    const { data, notification } = partsOf(payload);
    const inFront = (await this.#pages()).filter(({ visibilityState }) => visibilityState === 'visible');
    // In the words in which the service's own worker would say it: the library in the page listens for those.
    for (const page of inFront) page.postMessage({ data, notification, isFirebaseMessaging: true, messageType: 'push-received' });
    if (inFront.length > 0) return;
    const { title, body, subject } = readPushMessage(data, notification);
    await this.#deps.registration.showNotification(title || NAME, {
      body,
      icon: ICON,
      // The newest of one subject stands for all of it.
      tag: tagOf(subject),
      data,
    });
  }

  /** The press on one: its page, in the tab that shows it already or in a new one, because another tab may hold something half written. */
  async open(data: unknown): Promise<void> {
    const address = this.#deps.origin + this.#pathOf(recordOf(data));
    const there = (await this.#pages()).find(({ url }) => url === address);
    await (there ? there.focus() : this.#deps.clients.openWindow(address));
  }

  /** NOTIFY-3. Links that came with the message are not read: nothing leads away from here. */
  #pathOf(data: Texts): string {
    const destination = destinationOf(readPushMessage(data, {}));
    return destination && this.#deps.build.destinations.includes(destination.page) ? destinationPath(destination) : '/';
  }

  #pages(): Promise<readonly Page[]> {
    return this.#deps.clients.matchAll({ type: 'window', includeUncontrolled: true });
  }

  /** Whoever was told has left without a word: a session that ran out, cookies that were deleted. */
  async #isNobodyHere(): Promise<boolean> {
    const { cookie } = this.#deps;
    return cookie !== undefined && (await cookie('access_token')) === undefined;
  }

  /** The next message shows the service that nobody is there. */
  async #giveUp(): Promise<void> {
    const subscription = await this.#deps.registration.pushManager.getSubscription();
    await subscription?.unsubscribe();
  }
}

const tagOf = (subject: Subject): string => {
  if (subject.kind === 'other') return '';
  return `${subject.kind} ${subject.kind === 'news' ? subject.uuid : subject.id}`;
};

const partsOf = (payload: unknown): { readonly data: Texts; readonly notification: Texts } => {
  const { data, notification } = recordOf(payload);
  return { data: recordOf(data), notification: recordOf(notification) };
};

const recordOf = (value: unknown): Texts => (typeof value === 'object' && value !== null ? (value as Texts) : {});
