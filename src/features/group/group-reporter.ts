import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { GroupChange, GroupRefusal } from '@domain/cart/index.ts';
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
  readonly delay: (milliseconds: number) => Promise<void>;
};

/** The shortest time between two spoken sentences. */
const PAUSE_MS = 5000;

/** Says what happens in a group: one sentence at a time on screen, at most one aloud in five seconds. */
export class GroupReporter {
  /** The latest change by somebody else. */
  latest = '';
  #isPausing = false;
  #waiting: string | undefined;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable(this, { latest: observableRef }, { autoBind: true });
  }

  report(changes: readonly GroupChange[]): void {
    const last = changes.at(-1);
    if (!last) return;
    this.latest = changeText(last, this.#deps.translate);
    this.#say(this.latest);
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
