import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { SessionStore } from '@domain/identity/index.ts';
import type { Answer } from '@domain/kernel/answer.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import type { NotificationId, UserId } from '@domain/kernel/ids.ts';
import type { Subscription } from '@domain/kernel/stream.ts';
import {
  destinationOf,
  mergeNotifications,
  type AppNotification,
  type Destination,
  type NotificationNews,
  type Notifications,
  type NotificationUpdates,
  type ReadingKey,
  type UnreadCounts,
} from '@domain/notifications/index.ts';
import type { Translate } from '../../i18n/index.ts';
import type { AnnouncerViewModel } from '../announcer/index.ts';
import { failureText } from '../failure/index.ts';
import type { LocaleViewModel } from '../locale/index.ts';
import type { ToastsViewModel } from '../toasts/index.ts';
import { headlineOf } from './notification-texts.ts';
import { ReadMarks } from './read-marks.ts';
import { TabList } from './tab-list.ts';
import { Unread } from './unread.ts';

export type NotificationTab = keyof UnreadCounts;
export const TABS: readonly NotificationTab[] = ['all', 'news', 'orders'];

type Deps = {
  readonly notifications: Notifications;
  readonly updates: NotificationUpdates;
  readonly sessions: Pick<SessionStore, 'changes'>;
  readonly locale: Pick<LocaleViewModel, 'language'>;
  readonly toasts: Pick<ToastsViewModel, 'show'>;
  readonly announcer: Pick<AnnouncerViewModel, 'say'>;
  readonly clock: Clock;
  readonly translate: Translate;
  /** ROUTE-9: returns the path of a page; `undefined` where there is no such page. */
  readonly pathOf: (destination: Destination) => string | undefined;
  /** IANA name of the zone in which the customer reads times. */
  readonly zone: () => string;
};

/** NOTIFY-1 … NOTIFY-5: the unread counts of the bell, and the lists of its panel. */
export class NotificationsViewModel {
  tab: NotificationTab = 'all';
  isOpen = false;
  readonly unread: Unread;
  readonly lists: Readonly<Record<NotificationTab, TabList>>;
  /** "Read all" is in flight up to this notification. */
  readUpTo: NotificationId | undefined = undefined;
  private known: readonly AppNotification[] = [];
  readonly #deps: Deps;
  readonly #readings = new ReadMarks();
  /** The newest notification so far, also where the lists were cleared. */
  #newest: NotificationId | undefined;
  #user: UserId | undefined;
  #language: string;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#language = deps.locale.language;
    this.unread = new Unread({ load: deps.notifications.statistics, onMismatch: () => this.#renew() });
    const listOf = (tab: NotificationTab): TabList =>
      new TabList({
        tab,
        load: (page) => deps.notifications.list(tab, page),
        all: () => this.known,
        add: (arrived) => this.#merge(arrived),
      });
    this.lists = { all: listOf('all'), news: listOf('news'), orders: listOf('orders') };
    makeAutoObservable<this, 'known'>(this, { unread: false, lists: false, known: observableRef }, { autoBind: true });
  }

  /** Observes session, language and updates until the returned function is called. */
  activate(): () => void {
    let live: Subscription | undefined;
    const session = this.#deps.sessions.changes.subscribe({
      next: (now) => {
        const user = now?.user.id;
        if (live && user === this.#user) return;
        live?.unsubscribe();
        if (user !== this.#user) this.#forget();
        this.#user = user;
        live =
          user === undefined ? undefined : this.#deps.updates.news.subscribe({ next: (news) => this.#onNews(news) });
      },
    });
    const stop = reaction(
      () => this.#deps.locale.language,
      (language) => this.#announce(language),
      { fireImmediately: true },
    );
    return () => {
      stop();
      session.unsubscribe();
      live?.unsubscribe();
      runInAction(() => (this.isOpen = false));
    };
  }

  get counts(): UnreadCounts {
    return this.unread.counts;
  }

  /** Whether there may be anything to mark: also while the counts are not loaded. */
  get hasUnread(): boolean {
    return this.counts.all > 0 || this.known.some((notification) => !this.isRead(notification));
  }

  get list(): TabList {
    return this.lists[this.tab];
  }

  get zone(): string {
    return this.#deps.zone();
  }

  isRead({ id, readAt }: AppNotification): boolean {
    return readAt !== undefined || this.unread.isReading(id) || (this.readUpTo !== undefined && id <= this.readUpTo);
  }

  pathOf(notification: AppNotification): string | undefined {
    const destination = destinationOf(notification);
    return destination && this.#deps.pathOf(destination);
  }

  toggle(isOpen: boolean): void {
    this.isOpen = isOpen;
    this.#renew();
  }

  select(tab: NotificationTab): void {
    this.tab = tab;
    this.#renew();
  }

  /** NOTIFY-2: Does nothing for a notification that is read, or whose mark is in flight. */
  async read(notification: AppNotification): Promise<void> {
    const { id } = notification;
    if (!this.unread.markRead(notification)) return;
    await this.#settle(id, this.#deps.notifications.markRead(id), (at) =>
      this.#readings.confirm(id, at ?? this.#deps.clock.now()),
    );
  }

  /** NOTIFY-2: marks all as read; later notifications stay unread. */
  async readAll(): Promise<void> {
    const newest = this.#newest;
    if (!this.hasUnread || !this.unread.markAllRead()) return;
    this.readUpTo = newest;
    const isDone = await this.#settle(
      'all',
      this.#deps.notifications.markAllRead(),
      () => newest && this.#readings.confirmAll(newest, this.#deps.clock.now()),
    );
    if (!isDone) return;
    this.#deps.announcer.say(this.#deps.translate('notifications.all_read'));
    // The server marks everything up to the arrival of the request, which may be more.
    void this.unread.refresh();
    this.#renew();
  }

  /** NOTIFY-2e, NOTIFY-5: shows a refused mark as unread again, with a toast. Returns whether it succeeded. */
  async #settle<Value>(key: ReadingKey, answering: Answer<Value>, confirm: (value: Value) => void): Promise<boolean> {
    const user = this.#user;
    const answer = await answering;
    if (user !== this.#user) return false;
    runInAction(() => {
      if (key === 'all') this.readUpTo = undefined;
      if (answer.ok) confirm(answer.value);
      this.known = this.#readings.apply(this.known);
      this.unread.settle(key, answer.ok);
    });
    if (answer.ok) return true;
    this.#deps.toasts.show('error', failureText(answer.error, this.#deps.translate));
    void this.unread.refresh();
    return false;
  }

  #onNews(news: NotificationNews): void {
    if (news.kind === 'statistics') return this.unread.apply(news.counts);
    if (news.kind === 'pushed') return this.#take(news.notification);
    // The lists load when the counts change.
    void this.unread.refresh();
  }

  #take(notification: AppNotification): void {
    const isNew = notification.readAt === undefined && !this.known.some(({ id }) => id === notification.id);
    this.unread.push(notification);
    this.#merge([notification]);
    const { announcer, translate } = this.#deps;
    if (isNew) announcer.say(translate('notifications.arrived', { text: headlineOf(notification, translate) }));
    if (this.isOpen) void this.#translate(notification.id);
  }

  /** A push is in the account's last language, which may differ from the current one. */
  async #translate(id: NotificationId): Promise<void> {
    const [user, language] = [this.#user, this.#language];
    const answer = await this.#deps.notifications.load(id);
    if (answer.ok && user === this.#user && language === this.#language) this.#merge([answer.value]);
  }

  #merge(arrived: readonly AppNotification[]): void {
    runInAction(() => (this.known = mergeNotifications(this.known, this.#readings.apply(arrived))));
    const newest = this.known[0]?.id;
    if (newest !== undefined && newest > (this.#newest ?? 0)) this.#newest = newest;
  }

  /** A closed list loads when it is opened. */
  #renew(): void {
    if (this.isOpen) void this.list.reload();
  }

  #announce(language: string): void {
    if (language === this.#language) return;
    this.#language = language;
    this.#forgetLists();
    this.#renew();
  }

  #forget(): void {
    this.unread.forget();
    this.#readings.forget();
    this.#newest = undefined;
    this.#forgetLists();
  }

  #forgetLists(): void {
    runInAction(() => {
      this.known = [];
      this.readUpTo = undefined;
      for (const tab of TABS) this.lists[tab].forget();
    });
  }
}
