import { checkLoginName, loginKindOf } from '@domain/identity/index.ts';
import { returnPathOf } from '@domain/navigation/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { faultText } from '../../features/sign-in/index.ts';
import { offeredMethods } from '../../features/sign-in/offered-methods.ts';
import { signInFailureText } from '../../features/sign-in/sign-in.messages.ts';
import { Alert, Field } from './parts.view.tsx';
import { plainProduct } from './plain-path.ts';
import { page, redirectTo, type PlainPage } from './plain-page.ts';

type SignInFormProps = {
  readonly login: string;
  readonly isKept: boolean;
  /** Whether customers with script have other ways to sign in. */
  readonly hasOtherWays: boolean;
  readonly faults: { readonly login?: string | undefined; readonly password?: string | undefined };
  readonly failure?: string | undefined;
};

/** ACCOUNT-1: signs in and leads back to where the customer was. */
export const signInPage: PlainPage = async (ports, { query, sent }) => {
  const { sessions, accounts, settings, providerReach, translate } = ports;
  const next = returnPathOf(query.get('next') ?? undefined);
  if (!sent && sessions.read()) return redirectTo(next);
  const login = sent?.get('login') ?? '';
  const password = sent?.get('password') ?? '';
  const form = (faults: SignInFormProps['faults'], failure?: string) =>
    page(
      translate('sign_in.title'),
      <SignInForm
        login={login}
        isKept={next.startsWith(plainProduct(''))}
        hasOtherWays={offeredMethods(settings(), providerReach).length > 1}
        faults={faults}
        failure={failure}
      />,
      sent ? 400 : 200,
    );
  if (!sent) return form({});

  const name = checkLoginName(login, loginKindOf(settings().authOption));
  if (!name.ok || password === '')
    return form({
      login: name.ok ? undefined : faultText('login', name.error, translate),
      password: password === '' ? faultText('password', { kind: 'required' }, translate) : undefined,
    });
  const outcome = await accounts.signIn({ login: name.value, password });
  if (!outcome.ok) return form({}, signInFailureText(outcome.error, translate));
  sessions.write(outcome.value);
  return redirectTo(next);
};

/** Ends the session at the server and on this device. */
export const signOutPage: PlainPage = async ({ endSession }, { sent }) => {
  if (sent) await endSession.signOut();
  return redirectTo('/');
};

function SignInForm({ login, isKept, hasOtherWays, faults, failure }: SignInFormProps) {
  const translate = useTranslate();
  return (
    <form method="post" noValidate>
      {isKept && <p>{translate('plain.sign_in_first')}</p>}
      <Alert>{failure}</Alert>
      <Field name="login" label={translate('account.email_or_phone')} fault={faults.login}>
        {(attributes) => (
          <input {...attributes} defaultValue={login} autoComplete="username" maxLength={254} dir="ltr" required />
        )}
      </Field>
      <Field name="password" label={translate('account.password')} fault={faults.password}>
        {(attributes) => (
          <input {...attributes} type="password" autoComplete="current-password" maxLength={255} dir="ltr" required />
        )}
      </Field>
      <button className="main">{translate('sign_in.submit')}</button>
      {hasOtherWays && <p>{translate('plain.other_ways')}</p>}
    </form>
  );
}
