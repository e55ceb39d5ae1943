import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { TimeZones } from '@domain/calendar/index.ts';
import {
  passkeyNameOf,
  type AddPasskey,
  type Authenticator,
  type AuthenticatorFailure,
  type OwnerEvidence,
  type OwnPasskeys,
  type Passkey,
} from '@domain/identity/index.ts';
import type { Answer } from '@domain/kernel/answer.ts';
import { isNotFound, type RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { err, ok } from '@domain/kernel/result.ts';
import type { Translate } from '../../i18n/index.ts';
import { failureText } from '../failure/index.ts';
import type { ToastsViewModel } from '../toasts/index.ts';
import { deviceName, momentText } from './device-texts.ts';
import type { OwnerProvingViewModel } from './owner-proving.view-model.ts';

export type PasskeysDeps = {
  readonly passkeys: Pick<OwnPasskeys, 'list' | 'rename' | 'remove'>;
  readonly addPasskey: AddPasskey;
  readonly proving: OwnerProvingViewModel;
  readonly authenticator: Pick<Authenticator, 'isAvailable' | 'stop'>;
  /** Whether the server takes passkeys, and they can belong to this site. */
  readonly isOffered: () => boolean;
  readonly toasts: Pick<ToastsViewModel, 'show'>;
  readonly translate: Translate;
  readonly zones: TimeZones;
  readonly zone: () => string;
};

/** ACCOUNT-5k: the passkeys of the account: adding one with the proof of the owner, and removing one. */
export class PasskeysViewModel {
  /** `undefined` until the first answer. */
  list: readonly Passkey[] | undefined = undefined;
  failure: RemoteFailure | undefined = undefined;
  /** Why the authenticator made no passkey. */
  problem: AuthenticatorFailure['kind'] | undefined = undefined;
  /** The one that gets another name, and what is typed. */
  renaming: { readonly id: number; readonly typed: string } | undefined = undefined;
  isSaving = false;
  /** The one that the customer is asked about. */
  removing: Passkey | undefined = undefined;
  isRemoving = false;
  /** Known in the browser only. */
  isMissing = false;
  readonly proving: OwnerProvingViewModel;
  readonly #deps: PasskeysDeps;

  constructor(deps: PasskeysDeps) {
    this.#deps = deps;
    this.proving = deps.proving;
    makeAutoObservable(
      this,
      { list: observableRef, failure: observableRef, renaming: observableRef, removing: observableRef, proving: false },
      { autoBind: true },
    );
  }

  get isOffered(): boolean {
    return this.#deps.isOffered();
  }

  activate(): () => void {
    this.isMissing = !this.#deps.authenticator.isAvailable();
    if (this.isOffered) void this.load();
    return this.#deps.authenticator.stop;
  }

  async load(): Promise<void> {
    const outcome = await this.#deps.passkeys.list();
    runInAction(() => {
      this.failure = outcome.ok ? undefined : outcome.error;
      if (outcome.ok) this.list = outcome.value;
    });
  }

  nameOf({ name, device }: Passkey): string {
    return name ?? deviceName(device, this.#deps.translate);
  }

  addedText({ addedAt }: Passkey): string {
    return this.#deps.translate('passkeys.added_at', { time: momentText(addedAt, this.#deps) });
  }

  usedText({ lastUsedAt }: Passkey): string {
    const { translate } = this.#deps;
    return lastUsedAt === undefined
      ? translate('passkeys.unused')
      : translate('sessions.used', { time: momentText(lastUsedAt, this.#deps) });
  }

  /** Asks an authenticator; the server says first what it needs of the owner, if anything. */
  async add(): Promise<void> {
    if (this.proving.submission.isBusy) return;
    this.problem = undefined;
    await this.proving.send((evidence) => this.#make(evidence));
  }

  /** Adds nothing after all. */
  cancel(): void {
    this.#deps.authenticator.stop();
    this.proving.forget();
    this.problem = undefined;
  }

  beginRenaming({ id, name }: Passkey): void {
    this.renaming = { id, typed: name ?? '' };
  }

  typeName(typed: string): void {
    if (this.renaming) this.renaming = { ...this.renaming, typed };
  }

  keepName(): void {
    this.renaming = undefined;
  }

  async rename(): Promise<void> {
    const { renaming } = this;
    if (!renaming || this.isSaving) return;
    const { passkeys, toasts, translate } = this.#deps;
    const [{ id }, name] = [renaming, passkeyNameOf(renaming.typed)];
    this.isSaving = true;
    const outcome = await passkeys.rename(id, name);
    runInAction(() => {
      this.isSaving = false;
      if (!outcome.ok) return;
      this.renaming = undefined;
      this.list = this.list?.map((each) => (each.id === id ? { ...each, name } : each));
    });
    if (outcome.ok) toasts.show('success', translate('passkeys.renamed'));
    else toasts.show('error', failureText(outcome.error, translate));
  }

  askToRemove(passkey: Passkey): void {
    this.removing = passkey;
  }

  keep(): void {
    if (!this.isRemoving) this.removing = undefined;
  }

  async remove(): Promise<void> {
    const { removing } = this;
    if (!removing || this.isRemoving) return;
    const { passkeys, toasts, translate } = this.#deps;
    this.isRemoving = true;
    const outcome = await passkeys.remove(removing.id);
    // What is gone already is what was wanted.
    const isGone = outcome.ok || isNotFound(outcome.error);
    runInAction(() => {
      this.isRemoving = false;
      this.removing = undefined;
      if (isGone) this.list = this.list?.filter(({ id }) => id !== removing.id);
    });
    if (isGone) toasts.show('success', translate('passkeys.removed'));
    else if (!outcome.ok) toasts.show('error', failureText(outcome.error, translate));
  }

  async #make(evidence: OwnerEvidence): Answer<undefined> {
    const outcome = await this.#deps.addPasskey(evidence);
    if (!outcome.ok && outcome.error.kind === 'server') return err(outcome.error.failure);
    runInAction(() => {
      if (outcome.ok) this.list = [outcome.value, ...(this.list ?? [])];
      else if (outcome.error.kind !== 'server' && outcome.error.kind !== 'stopped') this.problem = outcome.error.kind;
      // A code is used up with the question; a typed password still proves the owner.
      if (outcome.ok || evidence.ownerCode !== undefined) this.proving.forget();
    });
    if (outcome.ok) this.#deps.toasts.show('success', this.#deps.translate('passkeys.added'));
    return ok(undefined);
  }
}
