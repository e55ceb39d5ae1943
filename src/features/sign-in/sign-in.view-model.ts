import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  checkLoginName,
  loginKindOf,
  type Accounts,
  type FieldFault,
  type LoginKind,
  type RecoveryStore,
  type SessionStore,
} from '@domain/identity/index.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { returnPathOf } from '@domain/navigation/index.ts';
import type { Translate } from '../../i18n/index.ts';
import {
  ready,
  type Navigator,
  type PageHead,
  type PageOutcome,
  type PageViewModel,
  type Place,
} from '../../routes/index.ts';
import type { ReferenceViewModel } from '../reference/index.ts';
import { DEMO_ACCOUNT } from './demo-account.data.ts';

type Deps = {
  readonly accounts: Pick<Accounts, 'signIn'>;
  readonly recoveries: RecoveryStore;
  readonly sessions: SessionStore;
  readonly reference: Pick<ReferenceViewModel, 'settings'>;
  readonly navigator: Pick<Navigator, 'go'>;
};

/** Signs in with e-mail or phone and password (ACCOUNT-1), and returns to the previous page (ACCOUNT-6). */
export class SignInViewModel implements PageViewModel {
  login = '';
  password = '';
  loginFault: FieldFault | undefined = undefined;
  passwordFault: FieldFault | undefined = undefined;
  failure: RemoteFailure | undefined = undefined;
  isBusy = false;
  /** Counts failed attempts. */
  failures = 0;
  returnPath = '/';
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable(
      this,
      { loginFault: observableRef, passwordFault: observableRef, failure: observableRef },
      { autoBind: true },
    );
  }

  get kind(): LoginKind {
    return loginKindOf(this.#deps.reference.settings.authOption);
  }

  get isDemo(): boolean {
    return this.#deps.reference.settings.isDemo;
  }

  show({ query }: Place): void {
    this.returnPath = returnPathOf(query['next']);
  }

  /** A signed-in customer is redirected. */
  prepare(): Promise<PageOutcome> {
    return Promise.resolve(this.#deps.sessions.read() ? { kind: 'redirect', to: this.returnPath } : ready);
  }

  activate(): () => void {
    return () => {};
  }

  head(translate: Translate): PageHead {
    return { title: translate('sign_in.head'), isPrivate: true };
  }

  typeLogin(text: string): void {
    this.login = text;
    this.loginFault = undefined;
  }

  typePassword(text: string): void {
    this.password = text;
    this.passwordFault = undefined;
  }

  /** Validates a field when it loses the focus; an empty one may still be filled. */
  leaveLogin(): void {
    if (this.login.trim() !== '') this.loginFault = this.#checkedLogin().fault;
  }

  fillInDemo(): void {
    this.typeLogin(DEMO_ACCOUNT.login);
    this.typePassword(DEMO_ACCOUNT.password);
    this.failure = undefined;
  }

  /** Passes the typed address on to the password reset. */
  forget(): void {
    if (this.login.trim() === '' || this.#deps.recoveries.read()?.typed === this.login) return;
    this.#deps.recoveries.write({ typed: this.login, code: '', returnPath: this.returnPath, sent: undefined });
  }

  async submit(): Promise<void> {
    if (this.isBusy) return;
    const { name, fault } = this.#checkedLogin();
    this.failure = undefined;
    this.loginFault = fault;
    this.passwordFault = this.password === '' ? { kind: 'required' } : undefined;
    if (!name || this.passwordFault) return void this.failures++;
    this.isBusy = true;
    const outcome = await this.#deps.accounts.signIn({ login: name, password: this.password });
    runInAction(() => {
      this.isBusy = false;
      if (outcome.ok) return;
      this.failure = outcome.error;
      this.failures++;
    });
    if (!outcome.ok) return;
    this.#deps.sessions.write(outcome.value);
    this.#deps.navigator.go(this.returnPath, { replace: true });
  }

  #checkedLogin() {
    const checked = checkLoginName(this.login, this.kind);
    return checked.ok ? { name: checked.value, fault: undefined } : { name: undefined, fault: checked.error };
  }
}
