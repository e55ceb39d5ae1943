import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { TimeZones } from '@domain/calendar/index.ts';
import type { Device, OwnSession, OwnSessions } from '@domain/identity/index.ts';
import type { Answer } from '@domain/kernel/answer.ts';
import type { Clock, Instant } from '@domain/kernel/clock.port.ts';
import { isNotFound, type RemoteFailure } from '@domain/kernel/remote-failure.ts';
import type { Translate } from '../../i18n/index.ts';
import { ready, type PageHead, type PageOutcome, type PageViewModel } from '../../routes/index.ts';
import { failureText } from '../failure/index.ts';
import type { ToastsViewModel } from '../toasts/index.ts';
import { deviceName, momentText } from './device-texts.ts';
import type { LinkedProvidersViewModel } from './linked-providers.view-model.ts';
import type { PasskeysViewModel } from './passkeys.view-model.ts';

type Deps = {
  readonly sessions: OwnSessions;
  readonly toasts: Pick<ToastsViewModel, 'show'>;
  readonly translate: Translate;
  readonly clock: Clock;
  readonly zones: TimeZones;
  /** Of this device. */
  readonly zone: () => string;
  readonly passkeys: PasskeysViewModel;
  readonly linked: LinkedProvidersViewModel;
};

/** The server notes uses every five minutes. */
const NOW_MS = 600_000;

/** ACCOUNT-5: where the customer is signed in, how to end it elsewhere, and what signs in to the account. */
export class SecurityViewModel implements PageViewModel {
  /** `undefined` until the first answer. */
  sessions: readonly OwnSession[] | undefined = undefined;
  failure: RemoteFailure | undefined = undefined;
  /** The session being ended, or all others. */
  ending: number | 'others' | undefined = undefined;
  readonly passkeys: PasskeysViewModel;
  readonly linked: LinkedProvidersViewModel;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.passkeys = deps.passkeys;
    this.linked = deps.linked;
    makeAutoObservable(
      this,
      { sessions: observableRef, failure: observableRef, passkeys: false, linked: false },
      { autoBind: true },
    );
  }

  show(): void {}

  prepare(): Promise<PageOutcome> {
    return Promise.resolve(ready);
  }

  activate(): () => void {
    void this.load();
    const ends = [this.linked.activate(), this.passkeys.activate()];
    return () => {
      for (const end of ends) end();
    };
  }

  head(translate: Translate): PageHead {
    return { title: translate('sessions.head'), isPrivate: true };
  }

  /** Whether every part has its answer: one that comes later would move what is below it away from a press. */
  get isWhole(): boolean {
    const { linked, passkeys } = this;
    return (
      (this.sessions ?? this.failure) !== undefined &&
      (!linked.isOffered || (linked.methods ?? linked.failure) !== undefined) &&
      (!passkeys.isOffered || (passkeys.list ?? passkeys.failure) !== undefined)
    );
  }

  get hasOthers(): boolean {
    return this.sessions?.some(({ isCurrent }) => !isCurrent) === true;
  }

  async load(): Promise<void> {
    const outcome = await this.#deps.sessions.list();
    runInAction(() => {
      this.failure = outcome.ok ? undefined : outcome.error;
      if (outcome.ok) this.sessions = outcome.value;
    });
  }

  nameOf(device: Device): string {
    return deviceName(device, this.#deps.translate);
  }

  usedText({ lastUsedAt }: Pick<OwnSession, 'lastUsedAt'>): string {
    const { clock, translate } = this.#deps;
    return clock.now() - lastUsedAt < NOW_MS
      ? translate('sessions.used_now')
      : translate('sessions.used', { time: this.#timeText(lastUsedAt) });
  }

  sinceText({ signedInAt }: Pick<OwnSession, 'signedInAt'>): string {
    return this.#deps.translate('sessions.since', { time: this.#timeText(signedInAt) });
  }

  async end(session: OwnSession): Promise<void> {
    const { translate, sessions } = this.#deps;
    const done = translate('sessions.ended', { device: this.nameOf(session.device) });
    await this.#end(
      session.id,
      () => sessions.end(session.id),
      ({ id }) => id !== session.id,
      done,
    );
  }

  async endOthers(): Promise<void> {
    const { translate, sessions } = this.#deps;
    await this.#end('others', sessions.endOthers, ({ isCurrent }) => isCurrent, translate('sessions.ended_others'));
  }

  async #end(
    what: number | 'others',
    ask: () => Answer<undefined>,
    isLeft: (session: OwnSession) => boolean,
    done: string,
  ): Promise<void> {
    if (this.ending !== undefined) return;
    const { toasts, translate } = this.#deps;
    this.ending = what;
    const outcome = await ask();
    // What has ended meanwhile is what was wanted.
    const isEnded = outcome.ok || isNotFound(outcome.error);
    runInAction(() => {
      this.ending = undefined;
      if (isEnded) this.sessions = this.sessions?.filter(isLeft);
    });
    if (isEnded) toasts.show('success', done);
    else if (!outcome.ok) toasts.show('error', failureText(outcome.error, translate));
  }

  #timeText(at: Instant): string {
    return momentText(at, this.#deps);
  }
}
