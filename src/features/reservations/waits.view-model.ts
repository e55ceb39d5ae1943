import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { dateText, localTimeOf, type TimeZones } from '@domain/calendar/index.ts';
import type { Instant } from '@domain/kernel/clock.port.ts';
import { isNotFound } from '@domain/kernel/remote-failure.ts';
import { isInLine, statusOf, type TableWait, type TableWaits, type WaitStatus } from '@domain/reservations/index.ts';
import { announces } from '@domain/settings/index.ts';
import { LiveQuery, type DataCache } from '../../data/index.ts';
import type { Translate } from '../../i18n/index.ts';
import type { AnnouncerViewModel } from '../announcer/index.ts';
import { failureText } from '../failure/index.ts';
import type { NowViewModel } from '../now/index.ts';
import type { ReferenceViewModel } from '../reference/index.ts';
import type { ToastsViewModel } from '../toasts/index.ts';
import { offerPath } from './asked-table.ts';
import type { ReservationQueries } from './reservations.queries.ts';
import { spanText } from './reservation-texts.ts';

export type WaitsDeps = {
  readonly cache: DataCache;
  readonly queries: Pick<ReservationQueries, 'waits'>;
  readonly waits: Pick<TableWaits, 'leave'>;
  readonly reference: Pick<ReferenceViewModel, 'settings'>;
  readonly time: Pick<NowViewModel, 'now'>;
  readonly zones: TimeZones;
  readonly announcer: Pick<AnnouncerViewModel, 'say'>;
  readonly toasts: Pick<ToastsViewModel, 'show'>;
  readonly translate: Translate;
};

/** BOOKING-2: The customer's places in the lines for tables. */
export class WaitsViewModel {
  readonly live: LiveQuery<readonly TableWait[]>;
  /** The place that the customer is asked about. */
  asked: TableWait | undefined = undefined;
  isLeaving = false;
  readonly #deps: WaitsDeps;

  constructor(deps: WaitsDeps) {
    this.#deps = deps;
    this.live = new LiveQuery(deps.cache, deps.queries.waits());
    makeAutoObservable(this, { live: false, asked: observableRef }, { autoBind: true });
  }

  get isOffered(): boolean {
    return announces(this.#deps.reference.settings, 'reservation_waiting');
  }

  /** The places, those that became reservations left out: they are listed as such. */
  get items(): readonly TableWait[] {
    return (this.live.value ?? []).filter((wait) => this.statusOf(wait) !== 'taken');
  }

  statusOf(wait: TableWait): WaitStatus {
    return statusOf(wait, this.#deps.time.now);
  }

  canLeave(wait: TableWait): boolean {
    return isInLine(this.statusOf(wait));
  }

  /** Where what is offered is booked. */
  pathOf(wait: TableWait): string {
    return offerPath(wait, this.#deps.zones);
  }

  /** `HH:mm` on the shop's clock. */
  timeOf(at: Instant, { shop }: TableWait): string {
    return localTimeOf(at, shop.timeZone, this.#deps.zones);
  }

  /** "14.05.2025, 18:30–19:30". */
  spanOf({ date, from, to }: TableWait): string {
    return `${dateText(date)}, ${spanText(from, to)}`;
  }

  async load(): Promise<void> {
    if (this.isOffered) await this.live.load();
  }

  follow(): () => void {
    return this.isOffered ? this.live.follow() : () => undefined;
  }

  ask(wait: TableWait): void {
    this.asked = wait;
  }

  stay(): void {
    this.asked = undefined;
  }

  async leave(): Promise<void> {
    const { waits, cache, announcer, toasts, translate } = this.#deps;
    const { asked } = this;
    if (!asked || this.isLeaving) return;
    this.isLeaving = true;
    const answer = await waits.leave(asked.id);
    runInAction(() => {
      this.isLeaving = false;
      this.asked = undefined;
    });
    cache.invalidate(['orders', 'reservations']);
    cache.invalidate(['table-plans']);
    // Left elsewhere already: the list shows it.
    const isGone = !answer.ok && isNotFound(answer.error);
    if (answer.ok || isGone) announcer.say(translate('tables.wait.left', { shop: asked.shop.title }));
    else toasts.show('error', failureText(answer.error, translate));
  }
}
