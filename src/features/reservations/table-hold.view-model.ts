import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { Clock, Instant } from '@domain/kernel/clock.port.ts';
import type { Stream } from '@domain/kernel/stream.ts';
import { holdLeft, holdMark, type TableHolds, type WantedTable } from '@domain/reservations/index.ts';
import type { Translate } from '../../i18n/index.ts';
import type { AnnouncerViewModel } from '../announcer/index.ts';

export type TableHoldDeps = {
  readonly holds: TableHolds;
  readonly clock: Clock;
  /** A hidden page lets its hold end, and asks again when somebody looks at it. */
  readonly visible: Stream<boolean>;
  readonly announcer: Pick<AnnouncerViewModel, 'say'>;
  readonly translate: Translate;
};

/** What the page of a table tells its hold. */
type Choice = {
  /** `undefined` until a table is chosen. */
  readonly wanted: () => WantedTable | undefined;
  readonly tableName: () => string;
  /** Somebody was quicker. */
  readonly onTaken: (lost: WantedTable) => Promise<void>;
};

const SECOND_MS = 1000;

/** BOOKING-1q: The chosen table is kept while the customer decides. */
export class TableHoldViewModel {
  /** Milliseconds until the hold ends; `undefined` while no table is kept. */
  left: number | undefined = undefined;
  /** The table could not be kept, though nobody is known to have it. */
  isRefused = false;
  #until: Instant | undefined;
  /** The server may keep a table, whether it is shown or not. */
  #isHeld = false;
  #choice: Choice | undefined;
  #isVisible = true;
  #isAsking = false;
  #isChanged = false;
  readonly #deps: TableHoldDeps;

  constructor(deps: TableHoldDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Keeps what is chosen from now on; gives it free when the page is left. */
  follow(choice: Choice): () => void {
    this.#choice = choice;
    const looking = this.#deps.visible.subscribe({ next: (isVisible) => this.#look(isVisible) });
    const choosing = reaction(
      () => JSON.stringify(choice.wanted()),
      () => void this.#ask(),
      { fireImmediately: true },
    );
    const timer = setInterval(() => this.tick(), SECOND_MS);
    return () => {
      looking.unsubscribe();
      choosing();
      clearInterval(timer);
      this.#choice = undefined;
      this.#keep(undefined);
      void this.#release();
    };
  }

  /** The table was reserved: nothing is left to give free. */
  use(): void {
    this.#isHeld = false;
    this.#keep(undefined);
  }

  /** Reads the clock, and speaks of the time left. */
  tick(): void {
    const { clock, announcer, translate } = this.#deps;
    if (this.#until === undefined || this.left === undefined) return;
    const before = this.left;
    this.left = holdLeft({ until: this.#until }, clock.now());
    const mark = holdMark(before, this.left);
    if (mark === undefined) return;
    const table = this.#choice?.tableName() ?? '';
    if (mark > 0) return announcer.say(translate('table.hold.left', { table, count: mark }));
    announcer.say(translate('table.hold.ended', { table }));
    this.#isHeld = false;
    this.#keep(undefined);
    if (this.#isVisible) void this.#ask();
  }

  #look(isVisible: boolean): void {
    const isBack = isVisible && !this.#isVisible;
    this.#isVisible = isVisible;
    if (!isBack) return;
    this.tick();
    if (this.#until === undefined) void this.#ask();
  }

  /** One request at a time: of several quick choices only the newest is kept. */
  async #ask(): Promise<void> {
    this.#keep(undefined);
    this.#isChanged = true;
    if (this.#isAsking) return;
    this.#isAsking = true;
    while (this.#isChanged) {
      this.#isChanged = false;
      await this.#hold(this.#choice?.wanted());
    }
    this.#isAsking = false;
  }

  async #hold(wanted: WantedTable | undefined): Promise<void> {
    if (!wanted) return this.#release();
    const answer = await this.#deps.holds.hold(wanted);
    this.#isHeld ||= answer.ok && answer.value !== undefined;
    const choice = this.#choice;
    // Left meanwhile: nobody saw it kept.
    if (!choice) return this.#release();
    if (this.#isChanged) return;
    this.#keep(answer.ok ? answer.value : undefined, !answer.ok && answer.error.kind !== 'taken');
    if (!answer.ok && answer.error.kind === 'taken') await choice.onTaken(wanted);
  }

  async #release(): Promise<void> {
    if (!this.#isHeld) return;
    this.#isHeld = false;
    await this.#deps.holds.release();
  }

  #keep(until: Instant | undefined, isRefused = false): void {
    this.#until = until;
    runInAction(() => {
      this.left = until === undefined ? undefined : holdLeft({ until }, this.#deps.clock.now());
      this.isRefused = isRefused;
    });
  }
}
