import { makeAutoObservable, runInAction } from 'mobx';
import { emptyProfile, type DietaryProfile } from '@domain/dietary/index.ts';
import type { Dietary } from './dietary.ts';

/** The dietary profile of this device as a page reads it: unknown to the server, and so until hydration. */
export class DeviceProfile {
  isRead = false;
  readonly #dietary: Pick<Dietary, 'advice' | 'load'>;

  constructor(dietary: Pick<Dietary, 'advice' | 'load'>) {
    this.#dietary = dietary;
    makeAutoObservable(this);
  }

  /** `undefined` until it is read; empty if its code fails to load. */
  get value(): DietaryProfile | undefined {
    return this.isRead ? (this.#dietary.advice?.profile ?? emptyProfile) : undefined;
  }

  get isGiven(): boolean {
    return this.isRead && this.#dietary.advice?.isGiven === true;
  }

  async read(): Promise<void> {
    if (this.isRead) return;
    await this.#dietary.load()?.catch(() => undefined);
    runInAction(() => (this.isRead = true));
  }
}
