import { observer } from 'mobx-react-lite';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { Trans, useTranslate, type Translate } from '../../i18n/index.ts';
import { Button } from '../../ui/button/index.ts';
import { FormAlert } from '../../ui/form/index.ts';
import styles from './account-page.module.scss';
import type { ResendingViewModel } from './resending.view-model.ts';

type ResendCodeProps = {
  readonly vm: Pick<ResendingViewModel, 'secondsLeft' | 'isDone' | 'isBusy' | 'failure' | 'resend'>;
  readonly failureText: (failure: RemoteFailure, translate: Translate) => string;
};

/** ACCOUNT-2: requests another code, once the waiting time of the last one is over. */
export const ResendCode = observer(function ResendCode({ vm, failureText }: ResendCodeProps) {
  const translate = useTranslate();
  const seconds = vm.secondsLeft;
  return (
    <div className={styles.resend}>
      <p role="status">{vm.isDone && translate('register.resent')}</p>
      {vm.failure && <FormAlert>{failureText(vm.failure, translate)}</FormAlert>}
      {seconds > 0 ? (
        <p>
          <Trans id="register.resend_in" parts={{ time: <bdi className={styles.time}>{clockText(seconds)}</bdi> }} />
        </p>
      ) : (
        <Button look="text" isBusy={vm.isBusy} onClick={() => void vm.resend()}>
          {translate('register.resend')}
        </Button>
      )}
    </div>
  );
});

/** Formats seconds: 75 is "1:15". */
const clockText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
