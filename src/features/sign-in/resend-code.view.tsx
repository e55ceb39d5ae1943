import type { TFunction } from 'i18next';
import { observer } from 'mobx-react-lite';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { Trans, useTranslate } from '../../i18n/index.ts';
import { Button } from '../../ui/button/index.ts';
import { FormAlert } from '../../ui/form/index.ts';
import styles from './account-page.module.scss';

type ResendCodeProps = {
  readonly vm: {
    readonly secondsUntilResend: number;
    /** Another code went out while this page was open. */
    readonly isResent: boolean;
    readonly isResending: boolean;
    readonly resendFailure: RemoteFailure | undefined;
    resend(): Promise<void>;
  };
  readonly failureText: (failure: RemoteFailure, translate: TFunction) => string;
};

/** ACCOUNT-2: asking for another code, once the time for the last one is over. */
export const ResendCode = observer(function ResendCode({ vm, failureText }: ResendCodeProps) {
  const translate = useTranslate();
  const seconds = vm.secondsUntilResend;
  return (
    <div className={styles.resend}>
      <p role="status">{vm.isResent && translate('register.resent')}</p>
      {vm.resendFailure && <FormAlert>{failureText(vm.resendFailure, translate)}</FormAlert>}
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
