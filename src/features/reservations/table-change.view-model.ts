import { makeAutoObservable, observableRef } from 'mobx';
import { dateText, localDateOf, localTimeOf, type TimeZones } from '@domain/calendar/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import type { ReservationId } from '@domain/kernel/ids.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { ok, type Result } from '@domain/kernel/result.ts';
import { changeBarrier, type ChangeBarrier, type Reservation } from '@domain/reservations/index.ts';
import { LiveQuery, type DataCache } from '../../data/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { OCCASIONS } from './occasions.ts';
import type { ReservationQueries } from './reservations.queries.ts';
import type { TableChoicesViewModel } from './table-choices.view-model.ts';
import type { StoredChoices, TableFormViewModel } from './table-form.view-model.ts';

export type TableChangeDeps = {
  readonly cache: DataCache;
  readonly queries: Pick<ReservationQueries, 'one'>;
  readonly clock: Clock;
  readonly zones: TimeZones;
  readonly translate: Translate;
};
type Deps = TableChangeDeps & { readonly form: TableFormViewModel; readonly choices: TableChoicesViewModel };

/** BOOKING-1u: The reservation that is changed, where the page of a table was opened for one. */
export class TableChangeViewModel {
  id: ReservationId | undefined = undefined;
  live: LiveQuery<Reservation> | undefined = undefined;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable(this, { live: observableRef }, { autoBind: true });
  }

  open(id: ReservationId): void {
    this.id = id;
    this.live = new LiveQuery(this.#deps.cache, this.#deps.queries.one(id));
  }

  /** Loads the reservation; `undefined` where none is changed. */
  async load(): Promise<Result<Reservation | undefined, RemoteFailure>> {
    return this.live ? this.live.load() : ok(undefined);
  }

  /** The reservation as it is; `undefined` until it has loaded, and where none is changed. */
  get own(): Reservation | undefined {
    return this.live?.value;
  }

  get barrier(): ChangeBarrier | undefined {
    return this.own && changeBarrier(this.own, this.#deps.clock.now());
  }

  /** What is reserved, as choices of the form. */
  get choices(): StoredChoices | undefined {
    const { own } = this;
    if (!own) return undefined;
    const { shop, guests, tableId } = own;
    const { date, time } = this.#startOf(own);
    return { shop: shop.id, change: own.id, date, time, guests, table: tableId, ...this.#readNote(own.note) };
  }

  /** Whether table and start are those of the reservation, which nobody else can take. */
  get isKept(): boolean {
    const { own } = this;
    const { table, date, time } = this.#deps.choices;
    if (!own) return false;
    const start = this.#startOf(own);
    return table?.id === own.tableId && date === start.date && time?.time === start.time;
  }

  /** What it becomes, in short: "02.12, 19:30 · Guests: 3"; empty where none of it differs. */
  get target(): string {
    const { own } = this;
    const { form, choices, translate } = this.#deps;
    if (!own || !choices.table || !choices.time) return '';
    const start = this.#startOf(own);
    const isMoved = choices.date !== start.date || choices.time.time !== start.time;
    return [
      isMoved && `${dateText(choices.date).slice(0, 'DD.MM'.length)}, ${choices.time.time}`,
      form.guests !== own.guests && translate('table.guests_count', { guests: String(form.guests) }),
      choices.table.id !== own.tableId && translate('table.name', { name: choices.table.name }),
    ]
      .filter(Boolean)
      .join(' · ');
  }

  #startOf({ period, shop }: Reservation): { readonly date: string; readonly time: string } {
    const { zones } = this.#deps;
    return {
      date: localDateOf(period.from, shop.timeZone, zones),
      time: localTimeOf(period.from, shop.timeZone, zones),
    };
  }

  /** Separates the occasions at the start of a note, as the form of a table writes them, from the rest. */
  #readNote(text: string): Pick<StoredChoices, 'occasions' | 'note'> {
    const { translate } = this.#deps;
    const parts = text.split('. ');
    const known = parts.map((part) => OCCASIONS.find((one) => translate(`table.occasion.${one}`) === part));
    const count = known.findIndex((one) => one === undefined);
    const occasions = known.slice(0, count < 0 ? known.length : count).filter((one) => one !== undefined);
    return { occasions, note: parts.slice(occasions.length).join('. ') };
  }
}
