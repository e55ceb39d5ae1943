import { makeAutoObservable, observableRef } from 'mobx';
import {
  checkLoginName,
  loginKindOf,
  type Accounts,
  type FieldFault,
  type LastSignInMethod,
  type LoginKind,
  type RecoveryStore,
  type SessionStore,
} from '@domain/identity/index.ts';
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
import type { CodeSignInViewModel } from './code-sign-in.view-model.ts';
import { DEMO_ACCOUNT } from './demo-account.data.ts';
import type { PasskeySignInViewModel } from './passkey-sign-in.view-model.ts';
import { Submission } from './submission.ts';
import type { SignInMethodsViewModel } from './sign-in-methods.view-model.ts';

type Deps = {
  readonly accounts: Pick<Accounts, 'signIn'>;
  readonly recoveries: RecoveryStore;
  readonly sessions: SessionStore;
  readonly reference: Pick<ReferenceViewModel, 'settings'>;
  readonly navigator: Pick<Navigator, 'go'>;
  readonly lastMethod: LastSignInMethod;
  readonly ways: SignInMethodsViewModel;
  readonly code: CodeSignInViewModel;
  readonly passkey: PasskeySignInViewModel;
  /** Where a signed-in customer is sent who does not say where to. */
  readonly home: string;
};

/** How somebody signs in on the page: each has an address of its own. */
export type SignInStep = 'password' | 'code-account' | 'code';

/**
 * Signs in with e-mail or phone and password, a code sent by SMS, a passkey, or a provider (ACCOUNT-1), and returns to
 * the previous page (ACCOUNT-6).
 */
export class SignInViewModel implements PageViewModel {
  login = '';
  password = '';
  loginFault: FieldFault | undefined = undefined;
  passwordFault: FieldFault | undefined = undefined;
  returnPath = '/';
  isByCode = false;
  readonly submission = new Submission();
  readonly ways: SignInMethodsViewModel;
  readonly code: CodeSignInViewModel;
  readonly passkey: PasskeySignInViewModel;
  readonly #deps: Deps;
  #hasReturnPath = false;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.ways = deps.ways;
    this.code = deps.code;
    this.passkey = deps.passkey;
    makeAutoObservable(
      this,
      {
        loginFault: observableRef,
        passwordFault: observableRef,
        submission: false,
        ways: false,
        code: false,
        passkey: false,
      },
      { autoBind: true },
    );
  }

  get kind(): LoginKind {
    return loginKindOf(this.#deps.reference.settings.authOption);
  }

  get isDemo(): boolean {
    return this.#deps.reference.settings.isDemo;
  }

  get step(): SignInStep {
    if (!this.isByCode) return 'password';
    return this.code.step === 'code' ? 'code' : 'code-account';
  }

  show(place: Place): void {
    this.returnPath = returnPathOf(place.query['next']);
    this.#hasReturnPath = place.query['next'] !== undefined;
    this.isByCode = place.query['way'] === 'code' && this.ways.isCodeOffered;
    this.ways.show(this.returnPath);
    this.code.show(place);
    this.passkey.show(this.returnPath);
  }

  /** A signed-in customer is redirected; the browser keeps what a provider has answered. */
  prepare(): Promise<PageOutcome> {
    const to = this.#hasReturnPath ? this.returnPath : this.#deps.home;
    return Promise.resolve(this.#deps.sessions.read() ? { kind: 'redirect', to } : ready);
  }

  activate(): () => void {
    const ends = [this.ways.activate(), this.code.activate(), this.passkey.activate()];
    return () => {
      for (const end of ends) end();
    };
  }

  head(translate: Translate): PageHead {
    return this.isByCode ? this.code.head(translate) : { title: translate('sign_in.head'), isPrivate: true };
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
    this.submission.forget();
  }

  /** Passes the typed address on to the password reset. */
  forget(): void {
    if (this.login.trim() === '' || this.#deps.recoveries.read()?.typed === this.login) return;
    this.#deps.recoveries.write({ typed: this.login, code: '', returnPath: this.returnPath, sent: undefined });
  }

  /** Passes a typed number on to the code. */
  useCode(): void {
    const checked = this.#checkedLogin();
    if (checked.name?.kind === 'phone') this.code.type(this.login);
  }

  async submit(): Promise<void> {
    if (this.submission.isBusy) return;
    const { name, fault } = this.#checkedLogin();
    this.loginFault = fault;
    this.passwordFault = this.password === '' ? { kind: 'required' } : undefined;
    if (!name || this.passwordFault) return this.submission.refuse();
    const outcome = await this.submission.send(() =>
      this.#deps.accounts.signIn({ login: name, password: this.password }),
    );
    if (!outcome.ok) return;
    this.#deps.lastMethod.write('password');
    this.#deps.sessions.write(outcome.value);
    this.#deps.navigator.go(this.returnPath, { replace: true });
  }

  #checkedLogin() {
    const checked = checkLoginName(this.login, this.kind);
    return checked.ok ? { name: checked.value, fault: undefined } : { name: undefined, fault: checked.error };
  }
}
