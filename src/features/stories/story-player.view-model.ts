import { makeAutoObservable, observableRef } from 'mobx';
import { placeAfter, placeBefore, STORY_SHOWN_MS, storyAt, type Story, type StoryGroup, type StoryPlace } from '@domain/stories/index.ts';

/** How time passes for whoever looks. */
export type StoryTime = {
  now(): number;
  /** Runs something later, unless the returned function is called before. */
  after(milliseconds: number, run: () => void): () => void;
};

/** Why a story stands still: each for itself, and all have to go before it moves on. */
type Hold = 'finger' | 'pointer' | 'focus' | 'wish';

type Deps = {
  readonly groups: readonly StoryGroup[];
  /** The shop to begin with. */
  readonly first: number;
  readonly time: StoryTime;
  /** Nothing moves by itself for people who asked for that. */
  readonly isStill: boolean;
  readonly onEnd: () => void;
};

/** CATALOG-3d: one story after the other, each for ten seconds in which nobody holds it. */
export class StoryPlayerViewModel {
  place: StoryPlace;
  holds: ReadonlySet<Hold>;
  /** Counts what was shown, so that the same story shown again begins again. */
  turn = 0;
  readonly #deps: Deps;
  #left = STORY_SHOWN_MS;
  #since: number | undefined;
  #cancel = (): void => {};

  constructor(deps: Deps) {
    this.#deps = deps;
    this.place = { group: deps.first, story: 0 };
    this.holds = new Set(deps.isStill ? ['wish'] : []);
    makeAutoObservable(this, { place: observableRef, holds: observableRef }, { autoBind: true });
  }

  activate(): () => void {
    this.#go();
    return () => this.#stop();
  }

  get group(): StoryGroup {
    return this.#deps.groups[this.place.group]!;
  }

  get story(): Story {
    return storyAt(this.#deps.groups, this.place)!;
  }

  get isHeld(): boolean {
    return this.holds.size > 0;
  }

  get isPaused(): boolean {
    return this.holds.has('wish');
  }

  get hasPrevious(): boolean {
    return placeBefore(this.#deps.groups, this.place) !== undefined;
  }

  next(): void {
    const place = placeAfter(this.#deps.groups, this.place);
    if (place) this.#show(place);
    else this.#deps.onEnd();
  }

  /** The story before; the first of all begins again. */
  previous(): void {
    this.#show(placeBefore(this.#deps.groups, this.place) ?? this.place);
  }

  hold(reason: Hold): void {
    this.#hold(new Set([...this.holds, reason]));
  }

  release(reason: Hold): void {
    this.#hold(new Set([...this.holds].filter((held) => held !== reason)));
  }

  togglePause(): void {
    if (this.isPaused) this.release('wish');
    else this.hold('wish');
  }

  #hold(holds: ReadonlySet<Hold>): void {
    this.#stop();
    this.holds = holds;
    this.#go();
  }

  #show(place: StoryPlace): void {
    this.#stop();
    this.place = place;
    this.turn += 1;
    this.#left = STORY_SHOWN_MS;
    this.#go();
  }

  #go(): void {
    if (this.isHeld || this.#since !== undefined) return;
    this.#since = this.#deps.time.now();
    this.#cancel = this.#deps.time.after(this.#left, this.next);
  }

  #stop(): void {
    this.#cancel();
    if (this.#since !== undefined) this.#left = Math.max(0, this.#left - (this.#deps.time.now() - this.#since));
    this.#since = undefined;
  }
}
