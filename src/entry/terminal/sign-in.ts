import { faultText } from '../../features/sign-in/index.ts';
import { signInFailureText } from '../../features/sign-in/sign-in.messages.ts';
import type { SignInViewModel } from '../../features/sign-in/sign-in.view-model.ts';
import type { TerminalApp } from './terminal-app.ts';

/** ACCOUNT-1: asks for login and password until they are right; the view-model leads on. */
export const signIn = async ({ talk, translate }: TerminalApp, form: SignInViewModel): Promise<undefined> => {
  talk.say(`\n${translate('sign_in.title')}`);
  for (;;) {
    form.typeLogin(await talk.ask(`${translate('account.email_or_phone')}:`));
    form.typePassword(await talk.askSecretly(`${translate('account.password')}:`));
    await form.submit();
    const { loginFault, passwordFault, submission } = form;
    const problems = [
      faultText('login', loginFault, translate),
      faultText('password', passwordFault, translate),
      submission.failure && signInFailureText(submission.failure, translate),
    ].filter((problem) => problem !== undefined);
    if (problems.length === 0) return undefined;
    for (const problem of problems) talk.say(problem);
  }
};
