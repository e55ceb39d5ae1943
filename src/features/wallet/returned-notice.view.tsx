import { observer } from 'mobx-react-lite';
import type { ProcessState } from '@domain/payments/index.ts';
import { useTranslate, type TextKey } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Button, buttonAttributes } from '../../ui/button/index.ts';
import * as icons from '../../ui/icon/account-icons.data.ts';
import { Icon } from '../../ui/icon/index.ts';
import styles from './wallet.module.scss';
import type { Returned, WalletViewModel } from './wallet.view-model.ts';

type ReturnedProps = {
  readonly vm: Pick<WalletViewModel, 'askReturned' | 'dismiss' | 'isAsking'>;
  readonly returned: Returned;
};

const LOOKS: Readonly<
  Record<ProcessState, { readonly icon: string; readonly title: TextKey; readonly text: TextKey }>
> = {
  paid: { icon: icons.checkIcon, title: 'wallet.returned.paid', text: 'wallet.returned.paid_text' },
  open: { icon: icons.hourglassIcon, title: 'wallet.returned.open', text: 'wallet.returned.open_text' },
  canceled: { icon: icons.rotateCcwIcon, title: 'wallet.returned.canceled', text: 'wallet.returned.canceled_text' },
};

/** What became of a top-up, after its provider's page. */
export const ReturnedNotice = observer(function ReturnedNotice({ vm, returned }: ReturnedProps) {
  const translate = useTranslate();
  const { state, url } = returned;
  const { icon, title, text } = LOOKS[state];
  return (
    <div className={styles.returned} role="status" data-state={state}>
      <span className={styles.mark}>
        <Icon path={icon} />
      </span>
      <p className={styles.title}>{translate(title)}</p>
      <p className={styles.muted}>{translate(text)}</p>
      <div className={styles.tools}>
        {state === 'paid' && <Button onClick={vm.dismiss}>{translate('wallet.done')}</Button>}
        {state === 'open' && (
          <>
            <Button isBusy={vm.isAsking} onClick={() => void vm.askReturned()}>
              {translate('wallet.check_again')}
            </Button>
            <a href={url} {...buttonAttributes({ look: 'text' })}>
              {translate('wallet.payment_page')}
            </a>
          </>
        )}
        {state === 'canceled' && (
          <AppLink to="/wallet/top-up" {...buttonAttributes({ look: 'quiet' })}>
            {translate('error.try_again')}
          </AppLink>
        )}
      </div>
    </div>
  );
});
