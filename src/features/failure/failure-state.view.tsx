import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { useTranslate } from '../../i18n/index.ts';
import { Button } from '../../ui/button/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { State } from '../../ui/state/index.ts';
import { failureText } from './failure.messages.ts';

type FailureStateProps = { readonly failure: RemoteFailure; readonly onRetry: () => void; readonly level?: 1 | 2 | 3 };

/** Replaces content that failed to load: says why and offers a retry (ERROR-6). */
export function FailureState({ failure, onRetry, level = 2 }: FailureStateProps) {
  const translate = useTranslate();
  const isConnection = failure.kind === 'unreachable' || failure.kind === 'timeout';
  return (
    <State
      icon={isConnection ? icons.wifiOffIcon : icons.triangleAlertIcon}
      title={translate(isConnection ? 'failure.connection' : 'error.wrong')}
      level={level}
      action={
        <Button look="main" onClick={onRetry}>
          {translate('error.try_again')}
        </Button>
      }
    >
      {failureText(failure, translate)}
    </State>
  );
}
