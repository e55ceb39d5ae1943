import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PushKind, PushPreference, PushPreferences } from '@domain/notifications/index.ts';
import { LiveQuery, type DataCache, type Query } from '../../data/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { ready, type PageHead, type PageOutcome, type PageViewModel } from '../../routes/index.ts';
import { failureText } from '../failure/index.ts';
import type { ToastsViewModel } from '../toasts/index.ts';

type Deps = {
  readonly cache: DataCache;
  readonly preferences: PushPreferences;
  readonly scope: () => readonly unknown[];
  /** Whether the marketplace sends messages to devices at all. */
  readonly isOffered: boolean;
  readonly toasts: Pick<ToastsViewModel, 'show'>;
  readonly translate: Translate;
};

/** The kinds that a push is ever of; a switch for another one would change nothing. */
const SWITCHES = ['push', 'order_statuses', 'discount'] as const satisfies readonly PushKind[];
export type PushSwitchKind = (typeof SWITCHES)[number];

/** ACCOUNT-5: which pushes a customer wants. A press counts at once; one that was not saved is taken back. */
export class NotificationSettingsViewModel implements PageViewModel {
  readonly isOffered: boolean;
  readonly live: LiveQuery<readonly PushPreference[]>;
  /** What was pressed and is not saved yet. */
  pressed: ReadonlyMap<PushSwitchKind, boolean> = new Map();
  readonly #deps: Deps;
  readonly #query: Query<readonly PushPreference[]>;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.isOffered = deps.isOffered;
    this.#query = { key: ['profile', 'pushes', ...deps.scope()], load: deps.preferences.list, freshMs: 0 };
    this.live = new LiveQuery(deps.cache, this.#query);
    makeAutoObservable(this, { isOffered: false, pressed: observableRef, live: false }, { autoBind: true });
  }

  show(): void {}

  async prepare(): Promise<PageOutcome> {
    if (this.isOffered) await this.live.load();
    return ready;
  }

  activate(): () => void {
    return this.isOffered ? this.live.follow() : () => {};
  }

  head(translate: Translate): PageHead {
    return { title: translate('push_settings.head'), isPrivate: true };
  }

  /** Those of `SWITCHES` that the marketplace knows. */
  get kinds(): readonly PushSwitchKind[] {
    return SWITCHES.filter((kind) => this.live.value?.some((preference) => preference.kind === kind));
  }

  isOn(kind: PushSwitchKind): boolean {
    return this.pressed.get(kind) ?? this.#saved(kind)?.isWanted === true;
  }

  /** Without any pushes, the other switches decide nothing. */
  canTurn(kind: PushSwitchKind): boolean {
    return kind === 'push' || this.isOn('push');
  }

  /** Turns a kind on or off; presses during a save are saved after it. */
  async turn(kind: PushSwitchKind): Promise<void> {
    if (!this.canTurn(kind)) return;
    const isSaving = this.pressed.has(kind);
    this.#press(kind, !this.isOn(kind));
    if (isSaving) return;
    const { toasts, translate } = this.#deps;
    let failure = await this.#save(kind);
    while (!failure && this.#saved(kind)?.isWanted !== this.isOn(kind)) failure = await this.#save(kind);
    this.#press(kind, undefined);
    if (failure) toasts.show('error', failure);
    else
      toasts.show(
        'success',
        translate(this.isOn(kind) ? 'push_settings.turned_on' : 'push_settings.turned_off', {
          kind: translate(`push_settings.${kind}`),
        }),
      );
  }

  /** Returns why the choice was not saved; `undefined` once it is. */
  async #save(kind: PushSwitchKind): Promise<string | undefined> {
    const { cache, preferences, translate } = this.#deps;
    const saved = this.#saved(kind);
    if (!saved) return undefined;
    const isWanted = this.isOn(kind);
    const outcome = await preferences.choose([{ id: saved.id, isWanted }]);
    if (!outcome.ok) return failureText(outcome.error, translate);
    const list = this.live.value ?? [];
    cache.write(
      this.#query,
      list.map((preference) => (preference.kind === kind ? { ...preference, isWanted } : preference)),
    );
    return undefined;
  }

  #saved(kind: PushSwitchKind): PushPreference | undefined {
    return this.live.value?.find((preference) => preference.kind === kind);
  }

  #press(kind: PushSwitchKind, isWanted: boolean | undefined): void {
    const pressed = new Map(this.pressed);
    if (isWanted === undefined) pressed.delete(kind);
    else pressed.set(kind, isWanted);
    runInAction(() => (this.pressed = pressed));
  }
}
