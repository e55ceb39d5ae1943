import { observer } from 'mobx-react-lite';
import { Trans, useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Button } from '../../ui/button/index.ts';
import { TextField } from '../../ui/field/index.ts';
import { Form, FormAlert } from '../../ui/form/index.ts';
import { accountFormClass, AccountPage, faultText } from '../sign-in/index.ts';
import { codeFailureText, registerFailureText } from './register.messages.ts';
import styles from './register.module.scss';
import type { VerifyViewModel } from './verify.view-model.ts';

export const VerifyView = observer(function VerifyView({ vm }: { readonly vm: VerifyViewModel }) {
  const translate = useTranslate();
  const lead = vm.registration ? (
    <Trans id="register.code_sent" parts={{ email: <bdi className={styles.email}>{vm.registration.email}</bdi> }} />
  ) : (
    translate('register.code_sent_somewhere')
  );
  return (
    <AccountPage title={translate('register.code_title')} lead={lead} foot={<AppLink to="/register">{translate('register.other_email')}</AppLink>}>
      {vm.isDemo && <p className={styles.note}>{translate('register.demo_code')}</p>}
      <Form onSubmit={() => void vm.submit()} failures={vm.failures} className={accountFormClass}>
        <TextField
          type="text"
          name="code"
          label={translate('register.code')}
          autoComplete="one-time-code"
          inputMode="numeric"
          dir="ltr"
          required
          value={vm.code}
          error={faultText('code', vm.fault, translate) ?? (vm.failure && codeFailureText(vm.failure, translate))}
          onChange={(event) => vm.type(event.target.value)}
        />
        <Button type="submit" look="main" size="big" isWide isBusy={vm.isBusy}>
          {translate('register.continue')}
        </Button>
      </Form>
      <Resend vm={vm} />
    </AccountPage>
  );
});

/** Asking for another code, once the time for the last one is over. */
const Resend = observer(function Resend({ vm }: { readonly vm: VerifyViewModel }) {
  const translate = useTranslate();
  const seconds = vm.secondsUntilResend;
  return (
    <div className={styles.resend}>
      <p role="status">{vm.isResent && translate('register.resent')}</p>
      {vm.resendFailure && <FormAlert>{registerFailureText(vm.resendFailure, translate)}</FormAlert>}
      {seconds > 0 ? (
        <p>
          <Trans id="register.resend_in" parts={{ time: <bdi className={styles.time}>{clockText(seconds)}</bdi> }} />
        </p>
      ) : (
        <Button look="text" isBusy={vm.isResending} onClick={() => void vm.resend()}>
          {translate('register.resend')}
        </Button>
      )}
    </div>
  );
});

/** 75 is "1:15". */
const clockText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
