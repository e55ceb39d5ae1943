import { makeAutoObservable, runInAction } from 'mobx';
import type { DevicePosition } from '@domain/addresses/index.ts';
import type { CourierDesk } from '@domain/couriers/index.ts';

export type PositionDeps = {
  readonly desk: Pick<CourierDesk, 'report'>;
  readonly device: DevicePosition;
  readonly delay: (milliseconds: number) => Promise<void>;
  /** Whether the courier agreed on this device before. */
  readonly consent: { get(): string | undefined; set(text: string): void; remove(): void };
  /** Whether something is carried. */
  readonly isNeeded: () => boolean;
  readonly reported: () => void;
};

/** How often the position is told while something is carried. */
const REPORT_MS = 5000;
/** A position older than this is measured again. */
const FRESH_MS = 4000;

/** COURIER-6e: Reports where the courier is while something is carried, if they want that. */
export class PositionSharing {
  isOn = false;
  /** The browser was not allowed to report it. */
  isDenied = false;
  readonly #deps: PositionDeps;
  #isActive = false;
  #isRunning = false;

  constructor(deps: PositionDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  activate(): () => void {
    this.#isActive = true;
    // Only the device knows; what the server has rendered does not.
    this.isOn = this.#deps.consent.get() !== undefined;
    if (this.isOn) void this.#run();
    return () => void (this.#isActive = false);
  }

  async start(): Promise<void> {
    this.isOn = true;
    this.isDenied = false;
    this.#deps.consent.set('yes');
    await this.reportOnce();
    void this.#run();
  }

  stop(): void {
    this.isOn = false;
    this.#deps.consent.remove();
  }

  /** Offers are those around the place told last. */
  async reportOnce(): Promise<void> {
    if (!this.isOn) return;
    if (await this.#report()) this.#deps.reported();
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    while (this.#isActive && this.isOn) {
      await this.#deps.delay(REPORT_MS);
      if (this.#isActive && this.isOn && this.#deps.isNeeded()) await this.#report();
    }
    this.#isRunning = false;
  }

  /** A position that is not known now may be known later; one that is denied is not asked for again. */
  async #report(): Promise<boolean> {
    const place = await this.#deps.device.locate(FRESH_MS);
    if (place.ok) return (await this.#deps.desk.report(place.value)).ok;
    if (place.error.kind === 'denied')
      runInAction(() => {
        this.isDenied = true;
        this.stop();
      });
    return false;
  }
}
