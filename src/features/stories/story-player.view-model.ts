import { makeAutoObservable, observableRef } from 'mobx';
import {
  placeAfter,
  placeBefore,
  STORY_SHOWN_MS,
  storyAt,
  type Story,
  type StoryGroup,
  type StoryPlace,
} from '@domain/stories/index.ts';

/** The clock of the player. */
export type StoryTime = {
  now(): number;
  /** Runs a function later, unless the returned function is called before. */
  after(milliseconds: number, run: () => void): () => void;
};

/** Reasons to pause; the story continues when none is left. */
type Hold = 'finger' | 'pointer' | 'focus' | 'pause';

type Deps = {
  readonly groups: readonly StoryGroup[];
  /** The shop to begin with. */
  readonly first: number;
  readonly time: StoryTime;
  /** The customer prefers reduced motion: nothing advances by itself. */
  readonly isStill: boolean;
  readonly onEnd: () => void;
};

/** CATALOG-3d: plays one story after the other, each for ten seconds without the pauses. */
export class StoryPlayerViewModel {
  place: StoryPlace;
  holds: ReadonlySet<Hold>;
  /** Increases with every story shown, so that the same story restarts when it is shown again. */
  turn = 0;
  readonly #deps: Deps;
  #left = STORY_SHOWN_MS;
  #since: number | undefined;
  #cancel = (): void => {};

  constructor(deps: Deps) {
    this.#deps = deps;
    this.place = { group: deps.first, story: 0 };
    this.holds = new Set(deps.isStill ? ['pause'] : []);
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
    return this.holds.has('pause');
  }

  get hasPrevious(): boolean {
    return placeBefore(this.#deps.groups, this.place) !== undefined;
  }

  next(): void {
    const place = placeAfter(this.#deps.groups, this.place);
    if (place) this.#show(place);
    else this.#deps.onEnd();
  }

  /** Shows the previous story; the first one restarts. */
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
    if (this.isPaused) this.release('pause');
    else this.hold('pause');
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
