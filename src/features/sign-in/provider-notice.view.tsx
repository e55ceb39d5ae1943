import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { IdentityProviderName, ProviderSignInFailure } from '@domain/identity/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { Button } from '../../ui/button/index.ts';
import * as icons from '../../ui/icon/sign-in-icons.data.ts';
import { Case } from './sign-in-case.view.tsx';
import { PROVIDER_NAMES, troubleTexts } from './sign-in-methods.messages.ts';
import type { ProviderTrouble, SignInMethodsViewModel } from './sign-in-methods.view-model.ts';
import styles from './sign-in-methods.module.scss';

type NoticeVm = Pick<SignInMethodsViewModel, 'waiting' | 'isSlow' | 'trouble' | 'start' | 'cancel' | 'dismiss'>;

/** ACCOUNT-1: what becomes of a sign-in with a provider: waiting for it, or why it failed and what to do next. */
export const ProviderNotice = observer(function ProviderNotice({ vm }: { readonly vm: NoticeVm }) {
  return (
    <>
      <div role="status" className={styles.status}>
        {vm.waiting && <Waiting vm={vm} provider={vm.waiting} />}
      </div>
      {vm.trouble && <Trouble vm={vm} trouble={vm.trouble} />}
    </>
  );
});

type WaitingProps = { readonly vm: NoticeVm; readonly provider: IdentityProviderName };

const Waiting = observer(function Waiting({ vm, provider }: WaitingProps) {
  const translate = useTranslate();
  const waiting = translate('ways.waiting', { name: PROVIDER_NAMES[provider] });
  return (
    <Case
      icon={icons.hourglassIcon}
      title={vm.isSlow ? translate('ways.slow') : waiting}
      text={vm.isSlow ? `${waiting} ${translate('ways.kept')}` : translate('ways.kept')}
    >
      <Button look="text" onClick={vm.cancel}>
        {translate('ways.cancel')}
      </Button>
    </Case>
  );
});

type Failure = ProviderSignInFailure['kind'];
const ICONS: Readonly<Record<Failure, string>> = {
  cancelled: icons.xIcon,
  offline: icons.wifiOffIcon,
  unavailable: icons.circleAlertIcon,
  forged: icons.shieldCheckIcon,
  expired: icons.hourglassIcon,
  'other-way': icons.keyRoundIcon,
  'other-provider': icons.keyRoundIcon,
  server: icons.circleAlertIcon,
};
/** After these, asking the same provider again may help. */
const WORTH_AGAIN: ReadonlySet<Failure> = new Set<Failure>(['cancelled', 'offline', 'forged', 'expired', 'server']);

type TroubleProps = { readonly vm: NoticeVm; readonly trouble: ProviderTrouble };

/** Receives the focus, because the customer comes from another page or pressed a button further down. */
function Trouble({ vm, trouble }: TroubleProps) {
  const translate = useTranslate();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), [trouble]);
  const { provider, failure } = trouble;
  const { title, text } = troubleTexts(failure, provider, translate);
  const goOn = (): void => {
    const page = panel.current?.closest('main');
    vm.dismiss();
    page?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
  };
  return (
    <section ref={panel} role="alert" tabIndex={-1} className={styles.trouble}>
      <Case icon={ICONS[failure.kind]} title={title} text={text}>
        {provider && WORTH_AGAIN.has(failure.kind) && (
          <Button onClick={() => void vm.start(provider)}>
            {translate('ways.again', { name: PROVIDER_NAMES[provider] })}
          </Button>
        )}
        <Button look={failure.kind === 'other-way' ? 'main' : 'text'} onClick={goOn}>
          {translate(failure.kind === 'other-way' ? 'ways.usual' : 'ways.others')}
        </Button>
      </Case>
    </section>
  );
}
