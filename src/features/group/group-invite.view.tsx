import { observer } from 'mobx-react-lite';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { Button } from '../../ui/button/index.ts';
import { QrCode } from '../../ui/qr-code/index.ts';
import { copyWords, shareWords, reportShared, type Shared } from '../sharing/index.ts';
import { TOASTS_VIEW_MODEL } from '../toasts/index.ts';
import styles from './group.module.scss';
import type { GroupViewModel } from './group.view-model.ts';

/** GROUP-6a: the link of the group, as a code, to copy and to share. */
export const GroupInvite = observer(function GroupInvite({ vm }: { readonly vm: GroupViewModel }) {
  const translate = useTranslate();
  const toasts = useService(TOASTS_VIEW_MODEL);
  if (vm.link === undefined) return null;
  const url = `${location.origin}${vm.link}`;
  const told = (outcome: Shared): void => reportShared(outcome, 'shop.link_copied', toasts, translate);
  return (
    <details className={styles.invite} open={vm.isAlone}>
      <summary>
        <h2>{translate('group.invite')}</h2>
      </summary>
      <p className={styles.muted}>{translate('group.invite_text')}</p>
      <QrCode text={url} label={translate('group.code')} />
      <div className={styles.link}>
        <input
          readOnly
          dir="ltr"
          value={url}
          aria-label={translate('group.link')}
          onFocus={(event) => event.target.select()}
        />
        <Button look="text" onClick={() => void copyWords(url).then(told)}>
          {translate('group.copy')}
        </Button>
      </div>
      <Button look="main" isWide onClick={() => void shareWords({ title: vm.title, url }).then(told)}>
        {translate('group.share')}
      </Button>
      <p className={styles.muted}>
        {translate('group.renew_text')}{' '}
        <Button look="text" onClick={() => void vm.owner.renewLink()}>
          {translate('group.renew')}
        </Button>
      </p>
    </details>
  );
});
