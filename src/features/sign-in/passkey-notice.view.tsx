import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { PasskeySignInFailure } from '@domain/identity/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { Button } from '../../ui/button/index.ts';
import * as icons from '../../ui/icon/sign-in-icons.data.ts';
import { passkeyTroubleTexts } from './passkey-sign-in.messages.ts';
import type { PasskeySignInViewModel } from './passkey-sign-in.view-model.ts';
import { Case } from './sign-in-case.view.tsx';
import styles from './sign-in-methods.module.scss';

type NoticeVm = Pick<PasskeySignInViewModel, 'step' | 'isSlow' | 'trouble' | 'start' | 'cancel' | 'dismiss'>;
type NoticeProps = { readonly vm: NoticeVm };

/** ACCOUNT-1g: what becomes of a sign-in with a passkey: waiting for it, or why it failed and what to do next. */
export const PasskeyNotice = observer(function PasskeyNotice({ vm }: NoticeProps) {
  return (
    <>
      <div role="status" className={styles.status}>
        {vm.step && <Waiting vm={vm} />}
      </div>
      {vm.trouble && <Trouble vm={vm} failure={vm.trouble} />}
    </>
  );
});

const Waiting = observer(function Waiting({ vm }: NoticeProps) {
  const translate = useTranslate();
  return (
    <Case
      icon={icons.fingerprintPatternIcon}
      title={translate(vm.isSlow ? 'ways.slow' : 'passkeys.waiting')}
      text={translate('ways.kept')}
    >
      <Button look="text" onClick={vm.cancel}>
        {translate('ways.cancel')}
      </Button>
    </Case>
  );
});

type Failure = PasskeySignInFailure['kind'];
/** After these, another attempt may help; after all others, another way does. */
const WORTH_AGAIN: ReadonlySet<Failure> = new Set<Failure>(['cancelled', 'offline', 'expired', 'server']);

type TroubleProps = NoticeProps & { readonly failure: PasskeySignInFailure };

/** Receives the focus, because the button that was pressed is further down. */
function Trouble({ vm, failure }: TroubleProps) {
  const translate = useTranslate();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), [failure]);
  const { title, text } = passkeyTroubleTexts(failure, translate);
  const isWorthAgain = WORTH_AGAIN.has(failure.kind);
  const goOn = (): void => {
    const page = panel.current?.closest('main');
    vm.dismiss();
    page?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
  };
  return (
    <section ref={panel} role="alert" tabIndex={-1} className={styles.trouble}>
      <Case icon={failure.kind === 'offline' ? icons.wifiOffIcon : icons.keyRoundIcon} title={title} text={text}>
        {isWorthAgain && <Button onClick={() => void vm.start()}>{translate('passkeys.again')}</Button>}
        <Button look={isWorthAgain ? 'text' : 'main'} onClick={goOn}>
          {translate(isWorthAgain ? 'ways.others' : 'ways.usual')}
        </Button>
      </Case>
    </section>
  );
}
