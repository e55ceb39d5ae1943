import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { TimeZones } from '@domain/calendar/index.ts';
import {
  IDENTITY_PROVIDERS,
  type IdentityProvider,
  type IdentityProviderName,
  type LinkedProvider,
  type LinkedProviders,
  type LinkFailure,
  type LinkProvider,
  type OwnSignInMethods,
  type RedirectResult,
} from '@domain/identity/index.ts';
import { isNotFound, type RemoteFailure } from '@domain/kernel/remote-failure.ts';
import type { Translate } from '../../i18n/index.ts';
import type { Navigator } from '../../routes/index.ts';
import { PROVIDER_NAMES } from '../sign-in/index.ts';
import type { ToastsViewModel } from '../toasts/index.ts';
import { momentText } from './device-texts.ts';
import type { OwnerProvingViewModel } from './owner-proving.view-model.ts';

export type LinkedProvidersDeps = {
  readonly providers: Pick<LinkedProviders, 'load' | 'begin' | 'unlink'>;
  readonly linkProvider: LinkProvider;
  readonly identityProvider: IdentityProvider;
  readonly proving: OwnerProvingViewModel;
  /** Whether the server links providers. */
  readonly isOffered: () => boolean;
  /** The providers that can be asked. */
  readonly reachable: () => readonly IdentityProviderName[];
  readonly navigator: Pick<Navigator, 'go'>;
  readonly toasts: Pick<ToastsViewModel, 'show'>;
  readonly translate: Translate;
  readonly zones: TimeZones;
  readonly zone: () => string;
};

/** A provider of the list; `linked` is `undefined` for one that can be linked. */
export type ProviderRow = { readonly provider: IdentityProviderName; readonly linked: LinkedProvider | undefined };
/** What the customer wants, and has yet to prove. */
type Wanted = { readonly deed: 'link' | 'unlink'; readonly provider: IdentityProviderName };
/** Why nothing was linked; `provider` is unknown for an answer that nobody asked for. */
export type LinkTrouble = { readonly provider: IdentityProviderName | undefined; readonly failure: LinkFailure };

const PAGE = '/settings/security';

/** ACCOUNT-5l: the providers that sign in to the account: linking and unlinking with the proof of the owner. */
export class LinkedProvidersViewModel {
  /** `undefined` until the first answer. */
  methods: OwnSignInMethods | undefined = undefined;
  failure: RemoteFailure | undefined = undefined;
  wanted: Wanted | undefined = undefined;
  /** The one that the customer is asked about. */
  asking: IdentityProviderName | undefined = undefined;
  /** The provider that is being asked. */
  waiting: IdentityProviderName | undefined = undefined;
  trouble: LinkTrouble | undefined = undefined;
  /** Counts what came to an end; each moves the focus to the section. */
  ends = 0;
  readonly proving: OwnerProvingViewModel;
  readonly #deps: LinkedProvidersDeps;
  /** A new one for each attempt; `undefined` while nobody is asked. */
  #attempt: symbol | undefined;

  constructor(deps: LinkedProvidersDeps) {
    this.#deps = deps;
    this.proving = deps.proving;
    makeAutoObservable(
      this,
      { methods: observableRef, failure: observableRef, wanted: observableRef, trouble: observableRef, proving: false },
      { autoBind: true },
    );
  }

  get isOffered(): boolean {
    return this.#deps.isOffered();
  }

  /** The linked ones, and those that can be linked, in the order of signing in. */
  get rows(): readonly ProviderRow[] {
    const reachable = this.#deps.reachable();
    return IDENTITY_PROVIDERS.map((provider) => ({
      provider,
      linked: this.methods?.linked.find((each) => each.provider === provider),
    })).filter(({ provider, linked }) => linked !== undefined || reachable.includes(provider));
  }

  /** Goes on with the answer of a provider, if the customer returns with one. */
  activate(): () => void {
    if (!this.isOffered) return () => {};
    const answer = this.#deps.identityProvider.redirectResult();
    if (answer) void this.#receive(answer);
    void this.load();
    return () => this.#stop();
  }

  async load(): Promise<void> {
    const outcome = await this.#deps.providers.load();
    runInAction(() => {
      this.failure = outcome.ok ? undefined : outcome.error;
      if (outcome.ok) this.methods = outcome.value;
    });
  }

  sinceText({ linkedAt }: LinkedProvider): string {
    return this.#deps.translate('linked.since', { time: momentText(linkedAt, this.#deps) });
  }

  isBusy(provider: IdentityProviderName): boolean {
    return this.waiting === provider || (this.wanted?.provider === provider && this.proving.submission.isBusy);
  }

  askToUnlink(provider: IdentityProviderName): void {
    this.asking = provider;
  }

  keep(): void {
    this.asking = undefined;
  }

  /** Begins: the server says first what it needs of the owner, if anything. */
  async want(deed: Wanted['deed'], provider: IdentityProviderName): Promise<void> {
    if (this.waiting || this.proving.submission.isBusy) return;
    this.asking = undefined;
    this.trouble = undefined;
    this.proving.forget();
    this.wanted = { deed, provider };
    await this.submit();
  }

  /** Goes on with what the owner has typed. */
  async submit(): Promise<void> {
    const { wanted } = this;
    if (wanted?.deed === 'unlink') await this.#unlink(wanted.provider);
    if (wanted?.deed === 'link') await this.#link(wanted.provider);
  }

  /** Changes nothing after all. */
  cancel(): void {
    this.#stop();
    this.#end();
  }

  async #unlink(provider: IdentityProviderName): Promise<void> {
    const outcome = await this.proving.send((evidence) => this.#deps.providers.unlink(provider, evidence));
    if (!outcome) return;
    // What is gone already is what was wanted.
    if (outcome.ok || isNotFound(outcome.error)) await this.#finish('linked.gone', provider);
  }

  async #link(provider: IdentityProviderName): Promise<void> {
    const { providers, identityProvider } = this.#deps;
    const permit = await this.proving.send((evidence) => providers.begin(provider, evidence));
    if (!permit?.ok) return;
    await this.#receive({
      provider,
      next: PAGE,
      permit: permit.value,
      outcome: identityProvider.authenticate(provider, PAGE, permit.value),
    });
  }

  async #receive({ provider, next, permit, outcome }: RedirectResult): Promise<void> {
    // It was to sign in, and the customer is signed in by now.
    if (provider && permit === undefined) return this.#deps.navigator.go(next ?? PAGE, { replace: true });
    const attempt = Symbol(provider);
    runInAction(() => {
      this.#attempt = attempt;
      this.waiting = provider;
      this.wanted = undefined;
      this.proving.forget();
    });
    const proof = await outcome;
    if (attempt !== this.#attempt) return;
    if (!proof.ok || !provider || permit === undefined)
      return this.#fail({ provider, failure: proof.ok ? { kind: 'forged' } : proof.error });
    const linked = await this.#deps.linkProvider(provider, proof.value, permit);
    if (attempt !== this.#attempt) return;
    if (!linked.ok) return this.#fail({ provider, failure: linked.error });
    await this.#finish('linked.done', provider);
  }

  async #finish(text: 'linked.done' | 'linked.gone', provider: IdentityProviderName): Promise<void> {
    await this.load();
    this.#end();
    const { toasts, translate } = this.#deps;
    toasts.show('success', translate(text, { name: PROVIDER_NAMES[provider] }));
  }

  #fail(trouble: LinkTrouble): void {
    runInAction(() => {
      this.#attempt = undefined;
      this.waiting = undefined;
      this.trouble = trouble;
    });
  }

  #end(): void {
    runInAction(() => {
      this.#attempt = undefined;
      this.waiting = undefined;
      this.wanted = undefined;
      this.proving.forget();
      this.ends += 1;
    });
  }

  #stop(): void {
    if (this.#attempt) this.#deps.identityProvider.stop();
    runInAction(() => {
      this.#attempt = undefined;
      this.waiting = undefined;
    });
  }
}
