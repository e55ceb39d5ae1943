import type { TFunction } from 'i18next';
import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { SessionStore } from '@domain/identity/index.ts';
import type { UserId } from '@domain/kernel/ids.ts';
import { destinationOf, type Destination, type DevicePush, type PushMessage, type PushMessaging, type PushStanding } from '@domain/notifications/index.ts';
import type { ToastsViewModel } from '../toasts/index.ts';
import { detailOf, headlineOf } from './notification-words.ts';

type Deps = {
  readonly push: DevicePush;
  readonly messaging: Pick<PushMessaging, 'messages'>;
  readonly sessions: Pick<SessionStore, 'changes'>;
  readonly toasts: Pick<ToastsViewModel, 'show'>;
  readonly navigator: { readonly go: (path: string) => void };
  readonly translate: TFunction;
  /** ROUTE-9: the address of a page; `undefined` where there is no such page. */
  readonly pathOf: (destination: Destination) => string | undefined;
};

/** NOTIFY-6: whether the person is told on this device, and what is told while a page is in front. */
export class PushSwitchViewModel {
  standing: PushStanding;
  isBusy = false;
  hasFailed = false;
  readonly #deps: Deps;
  #user: UserId | undefined;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.standing = deps.push.standing();
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Follows who is signed in, and listens while they are told, until the returned function is called. */
  activate(): () => void {
    let listening: (() => void) | undefined;
    const session = this.#deps.sessions.changes.subscribe({
      next: (now) => {
        const user = now?.user.id;
        if (user === this.#user) return;
        this.#user = user;
        void this.#resume();
      },
    });
    const stop = reaction(
      () => this.standing === 'on',
      (isOn) => {
        listening?.();
        const following = isOn ? this.#deps.messaging.messages.subscribe({ next: (message) => this.#tell(message) }) : undefined;
        listening = following && (() => following.unsubscribe());
      },
      { fireImmediately: true },
    );
    return () => {
      stop();
      listening?.();
      session.unsubscribe();
      this.#user = undefined;
    };
  }

  /** The person's own wish: told from now on, or not any more. What the browser has forbidden is looked at anew. */
  async press(): Promise<void> {
    if (this.isBusy || this.standing === 'unsupported') return;
    const { push } = this.#deps;
    this.isBusy = true;
    this.hasFailed = false;
    const answer = this.standing === 'on' ? { ok: true as const, value: await push.stop() } : await push.start();
    runInAction(() => {
      this.isBusy = false;
      this.hasFailed = !answer.ok;
      this.standing = push.standing();
    });
  }

  /** Nobody waits for it, and what was given to the marketplace before still counts when it fails. */
  async #resume(): Promise<void> {
    const { push } = this.#deps;
    runInAction(() => {
      this.hasFailed = false;
      this.standing = push.standing();
    });
    await push.resume();
    runInAction(() => (this.standing = push.standing()));
  }

  #tell(message: PushMessage): void {
    const { toasts, translate, pathOf, navigator } = this.#deps;
    const destination = destinationOf(message);
    const path = destination && pathOf(destination);
    const detail = detailOf({ ...message, body: '' }, translate);
    const text = headlineOf(message, translate) + (detail === '' ? '' : ` · ${detail}`);
    toasts.show('info', text, path === undefined ? undefined : { label: translate('notifications.open'), run: () => navigator.go(path) });
  }
}
