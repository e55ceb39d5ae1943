import { makeAutoObservable, observableRef, reaction } from 'mobx';
import { parseTime, timeText, type TimeZones } from '@domain/calendar/index.ts';
import type { ShopId } from '@domain/kernel/ids.ts';
import { isInLine, statusOf, type TableWait, type TableWaits, type WaitRequest } from '@domain/reservations/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import { announces } from '@domain/settings/index.ts';
import { followLatest, LiveQuery, type DataCache } from '../../data/index.ts';
import type { Translate } from '../../i18n/index.ts';
import type { Navigator, PageOutcome } from '../../routes/index.ts';
import type { AnnouncerViewModel } from '../announcer/index.ts';
import { failureText } from '../failure/index.ts';
import type { ReferenceViewModel } from '../reference/index.ts';
import type { ToastsViewModel } from '../toasts/index.ts';
import { offerPath } from './asked-table.ts';
import type { ReservationQueries } from './reservations.queries.ts';
import type { TableChoicesViewModel } from './table-choices.view-model.ts';
import type { TableFormViewModel } from './table-form.view-model.ts';

export type TableWaitingDeps = {
  readonly cache: DataCache;
  readonly queries: Pick<ReservationQueries, 'waits' | 'ahead'>;
  readonly waits: Pick<TableWaits, 'join'>;
  readonly reference: Pick<ReferenceViewModel, 'settings'>;
  readonly announcer: Pick<AnnouncerViewModel, 'say'>;
  readonly clock: Clock;
  readonly zones: TimeZones;
  readonly navigator: Pick<Navigator, 'go'>;
  readonly toasts: Pick<ToastsViewModel, 'show'>;
  readonly translate: Translate;
};
type Deps = TableWaitingDeps & {
  readonly form: TableFormViewModel;
  readonly choices: TableChoicesViewModel;
  readonly isChange: () => boolean;
};

type Span = Pick<WaitRequest, 'from' | 'to'>;

/** How far from the chosen time another one suits, unless the customer says otherwise. */
const REACH_MINUTES = 30;

/** BOOKING-2: Waiting for a table where none is free at the chosen time, or all day. */
export class TableWaitingViewModel {
  readonly live: LiveQuery<readonly TableWait[]>;
  sectionId: number | undefined = undefined;
  /** The span that the customer chose for a day and time. */
  chosen: (Span & { readonly key: string }) | undefined = undefined;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.live = new LiveQuery(deps.cache, deps.queries.waits());
    makeAutoObservable(this, { live: false, chosen: observableRef }, { autoBind: true });
  }

  /** Whether customers can wait here; not for the change of a reservation, which keeps its table meanwhile. */
  get isOffered(): boolean {
    return announces(this.#deps.reference.settings, 'reservation_waiting') && !this.#deps.isChange();
  }

  /** Whether no table is free at the chosen time, or all day while none is chosen. */
  get isOpen(): boolean {
    const { choices, form } = this.#deps;
    const wanted = form.time === '' ? choices.times : choices.times.filter(({ time }) => time === form.time);
    return this.isOffered && wanted.length > 0 && wanted.every(({ tables }) => tables.length === 0);
  }

  /** The times of the day, from which the span is chosen. */
  get times(): readonly string[] {
    return this.#deps.choices.times.map(({ time }) => time);
  }

  get span(): Span {
    const { key, ...span } = this.chosen ?? { key: '', from: '', to: '' };
    return key === this.#key ? span : this.#around;
  }

  get request(): WaitRequest {
    const { choices, form } = this.#deps;
    const { from, to } = this.span;
    return { guests: form.guests, date: choices.date, from, to, sectionId: this.sectionId };
  }

  /** The customer's place for this shop and day. */
  get mine(): TableWait | undefined {
    const { choices, clock } = this.#deps;
    return this.live.value?.find(
      (wait) =>
        wait.shop.id === choices.offer?.shop.id && wait.date === choices.date && isInLine(statusOf(wait, clock.now())),
    );
  }

  /** Whether the customer waits for exactly this. */
  get isJoined(): boolean {
    const { mine, request } = this;
    return (
      mine !== undefined &&
      mine.guests === request.guests &&
      mine.from === request.from &&
      mine.to === request.to &&
      mine.sectionId === request.sectionId
    );
  }

  /** BOOKING-2i: How many parties would be before the customer, while there is a line to join. */
  get line(): LiveQuery<number> | undefined {
    const { cache, queries, choices } = this.#deps;
    const shop = choices.offer?.shop.id;
    if (shop === undefined || !this.isOpen || this.isJoined) return undefined;
    return new LiveQuery(cache, queries.ahead(shop, this.request));
  }

  /** How many parties are before the customer, or would be; `undefined` until that is known. */
  get before(): number | undefined {
    return this.isJoined ? this.mine?.before : this.line?.value;
  }

  chooseFrom(from: string): void {
    const { to } = this.span;
    this.chosen = { key: this.#key, from, to: to < from ? from : to };
  }

  chooseTo(to: string): void {
    const { from } = this.span;
    this.chosen = { key: this.#key, from: to < from ? to : from, to };
  }

  chooseSection(sectionId: number | undefined): void {
    this.sectionId = sectionId;
  }

  async load(): Promise<void> {
    if (this.isOffered) await this.live.load();
  }

  /** Says that no table is free, and that one can wait; asks how many wait already. */
  follow(): () => void {
    const { announcer, translate } = this.#deps;
    const stops = [
      this.isOffered ? this.live.follow() : undefined,
      followLatest(() => this.line),
      reaction(
        () => this.isOpen && this.#key,
        (open) => open !== false && announcer.say(translate('table.wait.full')),
      ),
    ];
    return () => {
      for (const stop of stops) stop?.();
    };
  }

  /** Joins the line, and goes to the list; returns why not. */
  async join(shop: ShopId): Promise<string | undefined> {
    const { choices, waits, cache, navigator, toasts, translate } = this.#deps;
    if (!this.isJoined) {
      const answer = await waits.join(shop, this.request);
      if (!answer.ok) return failureText(answer.error, translate);
      cache.invalidate(['orders', 'reservations']);
      toasts.show('success', translate('table.wait.joined', { shop: choices.offer?.shop.title ?? '' }));
    }
    navigator.go('/reservations');
    return undefined;
  }

  /** The way from a notification to the page that books what is kept. */
  async followOffer(id: string): Promise<PageOutcome> {
    const answer = await this.live.load();
    if (!answer.ok) return { kind: 'failed' };
    const wait = answer.value.find((one) => String(one.id) === id);
    return wait ? { kind: 'redirect', to: offerPath(wait, this.#deps.zones) } : { kind: 'not-found' };
  }

  get #key(): string {
    const { choices, form } = this.#deps;
    return `${choices.date} ${form.time}`;
  }

  /** Half an hour around the chosen time, else all day. */
  get #around(): Span {
    const { times } = this;
    const wanted = parseTime(this.#deps.form.time);
    const [early, late] =
      wanted === undefined
        ? ['00:00', '24:00']
        : [timeText(Math.max(0, wanted - REACH_MINUTES)), timeText(Math.min(1439, wanted + REACH_MINUTES))];
    const within = times.filter((time) => early <= time && time <= late);
    return { from: within[0] ?? '', to: within.at(-1) ?? '' };
  }
}
