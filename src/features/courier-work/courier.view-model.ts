import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import {
  deliveryName,
  type CourierDesk,
  type CourierUpdates,
  type CourierWork,
  type DeliveryKey,
  type DeliveryPress,
} from '@domain/couriers/index.ts';
import type { SessionStore } from '@domain/identity/index.ts';
import { latinDigits } from '@domain/kernel/latin-digits.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { LiveQuery, type DataCache } from '../../data/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { pageOutcomeOf, ready, type PageHead, type PageOutcome, type PageViewModel } from '../../routes/index.ts';
import type { AnnouncerViewModel } from '../announcer/index.ts';
import { failureText } from '../failure/index.ts';
import type { ToastsViewModel } from '../toasts/index.ts';
import { codeRefusal, refusalText, SAID } from './courier-texts.ts';
import { PositionSharing, type PositionDeps } from './position-sharing.ts';
import { Presses } from './presses.ts';

export type CourierDeps = Omit<PositionDeps, 'isNeeded' | 'reported'> & {
  readonly cache: DataCache;
  readonly desk: CourierDesk;
  readonly updates: CourierUpdates;
  readonly toasts: Pick<ToastsViewModel, 'show'>;
  readonly announcer: Pick<AnnouncerViewModel, 'say'>;
  readonly sessions: Pick<SessionStore, 'read' | 'write'>;
  readonly makeUuid: () => string;
  readonly translate: Translate;
  /** The wall clock of a zone, `HH:mm`. */
  readonly timeText: (at: number, zone: string | undefined) => string;
  readonly scope: () => readonly unknown[];
};

/** COURIER-6: the deliveries of a courier: near, in hand, and done. */
export class CourierViewModel implements PageViewModel {
  readonly live: LiveQuery<CourierWork>;
  readonly presses: Presses;
  readonly position: PositionSharing;
  isSwitching = false;
  /** Whether the account is that of somebody else than a courier. It stays so while the page is open. */
  isOther = false;
  /** Why the last press was refused, beside its delivery; empty once that changes. */
  refusal: { readonly name: string; readonly text: string } | undefined = undefined;
  /** What was typed at the door, by delivery. */
  code: Readonly<Record<string, string>> = {};
  readonly #deps: CourierDeps;
  readonly #query;

  constructor(deps: CourierDeps) {
    this.#deps = deps;
    this.#query = {
      key: ['courier-work', ...deps.scope()],
      load: () => deps.desk.load(),
      freshMs: 2000,
    };
    this.live = new LiveQuery(deps.cache, this.#query);
    this.presses = new Presses({
      ...deps,
      done: (press, work) => this.#done(press, work),
      refused: (press, refusal) => this.#refuse(press.key, refusalText(refusal, this.#timeText, deps.translate)),
      failed: (failure) => this.#fail(failure),
    });
    this.position = new PositionSharing({
      ...deps,
      isNeeded: () => (this.work?.carried.length ?? 0) > 0,
      reported: () => this.live.reload(),
    });
    makeAutoObservable(
      this,
      { live: false, presses: false, position: false, refusal: observableRef, code: observableRef },
      { autoBind: true },
    );
  }

  show(): void {}

  async prepare(): Promise<PageOutcome> {
    const answer = await this.live.load();
    if (answer.ok || !isForbidden(answer.error)) return pageOutcomeOf(answer);
    this.#close();
    return ready;
  }

  activate(): () => void {
    if (this.isOther) return () => {};
    const closing = reaction(
      () => this.live.state.failure,
      (failure) => {
        if (failure && isForbidden(failure)) this.#close();
      },
      { fireImmediately: true },
    );
    this.#knowRole();
    const stop = this.live.follow();
    const following = this.#deps.updates.news.subscribe({ next: () => this.live.reload() });
    const stopSharing = this.position.activate();
    const reporting = this.#reportNews();
    return () => {
      closing();
      reporting();
      stopSharing();
      following.unsubscribe();
      stop();
    };
  }

  head(translate: Translate): PageHead {
    return { title: translate('article.title', { title: translate('courier.title') }), isPrivate: true };
  }

  get work(): CourierWork | undefined {
    return this.live.value;
  }

  get failure(): RemoteFailure | undefined {
    return this.isOther ? undefined : this.live.failure;
  }

  refusalOf(key: DeliveryKey): string | undefined {
    return this.refusal?.name === deliveryName(key) ? this.refusal.text : undefined;
  }

  /** COURIER-5: Why no code is taken: what was just refused, or what the codes before led to, also after a reload. */
  codeRefusalOf(delivery: CourierWork['carried'][number]): string | undefined {
    const earlier = delivery.isCodeLocked || this.codeOf(delivery.key) === '' ? codeRefusal(delivery) : undefined;
    return this.refusalOf(delivery.key) ?? (earlier && refusalText(earlier, this.#timeText, this.#deps.translate));
  }

  /** A refusal of something that is no longer shown. */
  get strayRefusal(): string | undefined {
    const { refusal, work } = this;
    const shown = [...(work?.carried ?? []), ...(work?.offers ?? [])].map(({ key }) => deliveryName(key));
    return refusal && !shown.includes(refusal.name) ? refusal.text : undefined;
  }

  codeOf(key: DeliveryKey): string {
    return this.code[deliveryName(key)] ?? '';
  }

  typeCode(key: DeliveryKey, text: string): void {
    this.code = { ...this.code, [deliveryName(key)]: latinDigits(text).replaceAll(/\D/g, '').slice(0, 4) };
    if (this.refusal?.name === deliveryName(key)) this.refusal = undefined;
  }

  async setOnline(isOnline: boolean): Promise<void> {
    if (this.isSwitching) return;
    this.isSwitching = true;
    this.refusal = undefined;
    const answer = await this.#deps.desk.setOnline(isOnline);
    runInAction(() => (this.isSwitching = false));
    if (!answer.ok) return this.#fail(answer.error);
    this.#show(answer.value);
    const { announcer, translate } = this.#deps;
    announcer.say(translate(isOnline ? 'courier.online' : 'courier.offline'));
    if (isOnline) await this.position.reportOnce();
  }

  take(key: DeliveryKey): Promise<void> {
    return this.#press({ step: 'take', key });
  }

  giveBack(key: DeliveryKey): Promise<void> {
    return this.#press({ step: 'give-back', key });
  }

  pickUp(key: DeliveryKey): Promise<void> {
    return this.#press({ step: 'pick-up', key });
  }

  async deliver(key: DeliveryKey, asksCode: boolean): Promise<void> {
    const code = asksCode ? this.codeOf(key) : undefined;
    if (code !== undefined && code.length < 4) return this.#refuse(key, this.#deps.translate('courier.code_missing'));
    return this.#press({ step: 'deliver', key, code });
  }

  retry(): void {
    this.live.reload();
  }

  async #press(press: DeliveryPress): Promise<void> {
    runInAction(() => (this.refusal = undefined));
    await this.presses.press(press);
  }

  #done({ step, key }: DeliveryPress, work: CourierWork): void {
    this.#show(work);
    runInAction(() => (this.code = { ...this.code, [deliveryName(key)]: '' }));
    this.#deps.announcer.say(this.#deps.translate(SAID[step]));
  }

  #refuse(key: DeliveryKey, text: string): void {
    runInAction(() => {
      this.refusal = { name: deliveryName(key), text };
      this.code = { ...this.code, [deliveryName(key)]: '' };
    });
    this.live.reload();
  }

  /** Whoever was approved since they signed in finds the page in their menu from now on. */
  #knowRole(): void {
    const { sessions } = this.#deps;
    const session = sessions.read();
    if (session && this.work && session.user.role !== 'deliveryman')
      sessions.write({ ...session, user: { ...session.user, role: 'deliveryman' } });
  }

  #close(): void {
    runInAction(() => (this.isOther = true));
  }

  #fail(failure: RemoteFailure): void {
    this.#deps.toasts.show('error', failureText(failure, this.#deps.translate));
  }

  #show(work: CourierWork): void {
    this.#deps.cache.write(this.#query, work);
  }

  readonly #timeText = (at: number): string => this.#deps.timeText(at, this.work?.timeZone);

  /** Says once what came while the page was open: offers that were not there, and food that is ready. */
  #reportNews(): () => void {
    const { announcer, translate } = this.#deps;
    const seen = new Set<string>();
    let isFirst = true;
    return reaction(
      () => this.work,
      (work) => {
        if (!work) return;
        const fresh = work.offers.map(({ key }) => deliveryName(key)).filter((name) => !seen.has(name));
        const waiting = work.carried.filter(({ key, status }) => status === 'ready' && !seen.has(readyName(key)));
        for (const name of fresh) seen.add(name);
        for (const { key } of waiting) seen.add(readyName(key));
        if (!isFirst && fresh.length > 0) announcer.say(translate('courier.offers_new', { count: fresh.length }));
        if (!isFirst)
          for (const { start } of waiting) announcer.say(translate('courier.ready_now', { from: start.name }));
        isFirst = false;
      },
      { fireImmediately: true },
    );
  }
}

const readyName = (key: DeliveryKey): string => `${deliveryName(key)} ready`;

const isForbidden = (failure: RemoteFailure): boolean => failure.kind === 'rejected' && failure.status === 403;
