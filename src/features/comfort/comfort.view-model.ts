import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  DEVICE_COMFORT,
  type ChosenComfort,
  type ChosenStartPage,
  type Comfort,
  type ComfortAppearance,
  type StartPage,
} from '@domain/appearance/index.ts';
import type { ChosenDefaultTip } from '@domain/checkout/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { ready, type PageHead, type PageOutcome, type PageViewModel } from '../../routes/index.ts';

type Deps = {
  readonly chosen: ChosenComfort;
  readonly appearance: ComfortAppearance;
  readonly defaultTip: ChosenDefaultTip;
  readonly startPage: ChosenStartPage;
};

/** ACCESS-3a, ACCESS-3c, ORDER-1m: how the app looks and opens here, and what orders start with; saves at once. */
export class ComfortViewModel implements PageViewModel {
  comfort: Comfort;
  /** The percentage that new orders start with; `undefined` for no tip. */
  defaultTip: number | undefined;
  startPage: StartPage;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.comfort = deps.chosen.read() ?? DEVICE_COMFORT;
    this.defaultTip = deps.defaultTip.read();
    this.startPage = deps.startPage.read();
    makeAutoObservable(this, { comfort: observableRef }, { autoBind: true });
  }

  show(): void {}

  prepare(): Promise<PageOutcome> {
    return Promise.resolve(ready);
  }

  activate(): () => void {
    const { chosen, appearance, defaultTip, startPage } = this.#deps;
    // What a choice needs is there before it, also where the connection is lost meanwhile.
    void appearance.showComfort(this.comfort);
    const following = [
      chosen.changes.subscribe({
        next: (comfort) =>
          runInAction(() => {
            this.comfort = comfort ?? DEVICE_COMFORT;
          }),
      }),
      defaultTip.changes.subscribe({
        next: (percent) =>
          runInAction(() => {
            this.defaultTip = percent;
          }),
      }),
      startPage.changes.subscribe({
        next: (page) =>
          runInAction(() => {
            this.startPage = page;
          }),
      }),
    ];
    return () => {
      for (const { unsubscribe } of following) unsubscribe();
    };
  }

  head(translate: Translate): PageHead {
    return { title: translate('pages.comfort'), isPrivate: true };
  }

  choose(change: Partial<Comfort>): void {
    const { chosen, appearance } = this.#deps;
    const comfort = { ...this.comfort, ...change };
    chosen.write(comfort);
    this.comfort = comfort;
    void appearance.showComfort(comfort);
  }

  chooseTip(percent: number | undefined): void {
    this.#deps.defaultTip.write(percent);
    this.defaultTip = percent;
  }

  chooseStartPage(page: StartPage): void {
    this.#deps.startPage.write(page);
    this.startPage = page;
  }
}
