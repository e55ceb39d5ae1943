import { makeAutoObservable, observableRef } from 'mobx';
import type { TableId } from '@domain/kernel/ids.ts';
import type { ReservationFault } from '@domain/reservations/index.ts';
import { OCCASIONS, type Occasion } from './occasions.ts';

/** The choices of a tab across reloads. */
type ChoicesStore = {
  read(): StoredChoices | undefined;
  write(choices: StoredChoices | undefined): void;
};
/** Where choices for a change (0: for a new reservation) are kept. A change leaves those for a new one as they are. */
export type TableFormStore = (change: number) => ChoicesStore;
export type StoredChoices = {
  readonly shop: number;
  /** The reservation that is changed; 0 for a new one. */
  readonly change: number;
  readonly date: string;
  readonly guests: number;
  readonly time: string;
  readonly table: number;
  readonly occasions: readonly string[];
  readonly note: string;
};

const GUESTS_FIRST = 2;

/** What a customer has chosen so far. A correction takes the fault of its field away. */
export class TableFormViewModel {
  /** `YYYY-MM-DD` and `HH:mm` on the shop's clock; empty until chosen. */
  date = '';
  time = '';
  guests = GUESTS_FIRST;
  tableId: TableId | undefined = undefined;
  occasions: readonly Occasion[] = [];
  note = '';
  faults: readonly ReservationFault[] = [];

  constructor() {
    makeAutoObservable(this, { occasions: observableRef, faults: observableRef }, { autoBind: true });
  }

  chooseDate(date: string): void {
    this.date = date;
    this.time = '';
    this.#correct('date', 'time');
  }

  chooseTime(time: string): void {
    this.time = time;
    // The smallest free table is chosen with it.
    this.#correct('time', 'table');
  }

  chooseTable(tableId: TableId | undefined): void {
    this.tableId = tableId;
    this.#correct('table', 'time');
  }

  seat(guests: number): void {
    this.guests = guests;
    this.#correct('guests', 'table');
  }

  toggle(occasion: Occasion): void {
    const { occasions } = this;
    this.occasions = occasions.includes(occasion)
      ? occasions.filter((one) => one !== occasion)
      : [...occasions, occasion];
    this.#correct('note');
  }

  write(note: string): void {
    this.note = note;
    this.#correct('note');
  }

  refuse(faults: readonly ReservationFault[]): void {
    this.faults = faults;
  }

  faultOf(field: ReservationFault['field']): ReservationFault | undefined {
    return this.faults.find((fault) => fault.field === field);
  }

  /** The choices as a tab keeps them. */
  stored(shop: number, change: number): StoredChoices {
    const { date, guests, time, tableId, occasions, note } = this;
    return { shop, change, date, guests, time, table: tableId ?? 0, occasions, note };
  }

  fill({ date, guests, time, occasions, note }: StoredChoices, table: TableId | undefined): void {
    this.date = date;
    this.guests = Math.max(1, guests);
    this.time = time;
    this.tableId = table;
    this.occasions = occasions.flatMap((name) => OCCASIONS.find((occasion) => occasion === name) ?? []);
    this.note = note;
  }

  #correct(...fields: readonly ReservationFault['field'][]): void {
    this.faults = this.faults.filter(({ field }) => !fields.includes(field));
  }
}
