import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { GroupChange, GroupRefusal } from '@domain/cart/index.ts';
import type { Clock, Instant } from '@domain/kernel/clock.port.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import type { Translate } from '../../i18n/index.ts';
import type { AnnouncerViewModel } from '../announcer/index.ts';
import { failureText } from '../failure/index.ts';
import type { ToastsViewModel } from '../toasts/index.ts';
import { changeText, refusalText } from './group.messages.ts';

type Deps = {
  readonly announcer: Pick<AnnouncerViewModel, 'say'>;
  readonly toasts: Pick<ToastsViewModel, 'show'>;
  readonly translate: Translate;
  readonly clock: Clock;
  readonly delay: (milliseconds: number) => Promise<void>;
};

/** The shortest time between two spoken sentences. */
const PAUSE_MS = 5000;

/** As many changes as stay readable on the page. */
const KEPT = 8;

/** A change by somebody else, in words. */
type ToldChange = { readonly id: number; readonly at: Instant; readonly text: string };

/** Says what happens in a group: one sentence at a time on screen, at most one aloud in five seconds. */
export class GroupReporter {
  /** The latest change by somebody else. */
  latest = '';
  /** The changes by others since the page was opened, newest first. */
  history: readonly ToldChange[] = [];
  #isPausing = false;
  #waiting: string | undefined;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable(this, { latest: observableRef, history: observableRef }, { autoBind: true });
  }

  /** Nothing of another group is told of this one. */
  begin(): void {
    this.latest = '';
    this.history = [];
  }

  report(changes: readonly GroupChange[]): void {
    const { translate, clock } = this.#deps;
    const at = clock.now();
    const told = changes.map((change) => changeText(change, translate));
    const last = told.at(-1);
    if (last === undefined) return;
    this.latest = last;
    const next = (this.history[0]?.id ?? 0) + 1;
    const newest = told.map((text, index) => ({ id: next + index, at, text })).reverse();
    this.history = [...newest, ...this.history].slice(0, KEPT);
    this.#say(last);
  }

  /** Says why an own edit had no effect. */
  refuse(why: GroupRefusal): void {
    this.#deps.toasts.show('warning', this.#deps.translate(refusalText(why.kind)));
  }

  failed(failure: RemoteFailure): void {
    this.#deps.toasts.show('error', failureText(failure, this.#deps.translate));
  }

  #say(text: string): void {
    if (this.#isPausing) {
      this.#waiting = text;
      return;
    }
    this.#isPausing = true;
    this.#deps.announcer.say(text);
    void this.#deps.delay(PAUSE_MS).then(() =>
      runInAction(() => {
        const waiting = this.#waiting;
        this.#isPausing = false;
        this.#waiting = undefined;
        if (waiting !== undefined) this.#say(waiting);
      }),
    );
  }
}
