import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { SessionStore } from '@domain/identity/index.ts';
import type { UserId } from '@domain/kernel/ids.ts';
import {
  destinationOf,
  type Destination,
  type DevicePush,
  type PushMessage,
  type PushMessaging,
  type PushStatus,
} from '@domain/notifications/index.ts';
import type { Translate } from '../../i18n/index.ts';
import type { ToastsViewModel } from '../toasts/index.ts';
import { detailOf, headlineOf } from './notification-texts.ts';

type Deps = {
  readonly push: DevicePush;
  readonly messaging: Pick<PushMessaging, 'messages'>;
  readonly sessions: Pick<SessionStore, 'changes'>;
  readonly toasts: Pick<ToastsViewModel, 'show'>;
  readonly navigator: { readonly go: (path: string) => void };
  readonly translate: Translate;
  /** ROUTE-9: returns the path of a page; `undefined` where there is no such page. */
  readonly pathOf: (destination: Destination) => string | undefined;
};

/** NOTIFY-6: whether push notifications are on for this device, and how they appear while a page is visible. */
export class PushSwitchViewModel {
  status: PushStatus;
  isBusy = false;
  hasFailed = false;
  readonly #deps: Deps;
  #user: UserId | undefined;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.status = deps.push.status();
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Observes the session, and listens while push is on, until the returned function is called. */
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
      () => this.status === 'on',
      (isOn) => {
        listening?.();
        const following = isOn
          ? this.#deps.messaging.messages.subscribe({ next: (message) => this.#report(message) })
          : undefined;
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

  /** Turns push notifications on or off, after checking the permission of the browser again. */
  async press(): Promise<void> {
    if (this.isBusy || this.status === 'unsupported') return;
    const { push } = this.#deps;
    this.isBusy = true;
    this.hasFailed = false;
    const answer = this.status === 'on' ? { ok: true as const, value: await push.stop() } : await push.start();
    runInAction(() => {
      this.isBusy = false;
      this.hasFailed = !answer.ok;
      this.status = push.status();
    });
  }

  /** Runs in the background; when it fails, the token registered earlier stays valid. */
  async #resume(): Promise<void> {
    const { push } = this.#deps;
    runInAction(() => {
      this.hasFailed = false;
      this.status = push.status();
    });
    await push.resume();
    runInAction(() => (this.status = push.status()));
  }

  #report(message: PushMessage): void {
    const { toasts, translate, pathOf, navigator } = this.#deps;
    const destination = destinationOf(message);
    const path = destination && pathOf(destination);
    const detail = detailOf({ ...message, body: '' }, translate);
    const text = headlineOf(message, translate) + (detail === '' ? '' : ` · ${detail}`);
    toasts.show(
      'info',
      text,
      path === undefined ? undefined : { label: translate('notifications.open'), run: () => navigator.go(path) },
    );
  }
}
