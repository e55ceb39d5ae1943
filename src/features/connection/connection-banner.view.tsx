import { observer } from 'mobx-react-lite';
import { Trans, useTranslate } from '../../i18n/index.ts';
import { Button } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import * as panelIcons from '../../ui/icon/panel-icons.data.ts';
import type { ConnectionViewModel, Notice } from './connection.view-model.ts';
import styles from './connection-banner.module.scss';

type ConnectionBannerProps = {
  readonly vm: Pick<ConnectionViewModel, 'notice' | 'seenAt' | 'isRetrying' | 'tryAgain'>;
  /** Formats a time on the device's own clock (LOCALE-8). */
  readonly timeText: (at: number) => string;
};

const ICON: Readonly<Record<Notice, string>> = {
  offline: icons.wifiOffIcon,
  unreachable: icons.wifiOffIcon,
  slow: panelIcons.clockIcon,
  old: panelIcons.clockIcon,
  back: icons.checkIcon,
};

/** ERROR-6: the state of the connection, in a banner that does not block the page. */
export const ConnectionBanner = observer(function ConnectionBanner({ vm, timeText }: ConnectionBannerProps) {
  const translate = useTranslate();
  const { notice, seenAt } = vm;
  const isOld = seenAt !== undefined && notice !== 'back' && notice !== 'slow';
  return (
    <aside className={styles.place} aria-label={translate('connection.label')}>
      <div role="status" className={styles.status}>
        {notice && (
          <div className={styles.banner} data-notice={notice}>
            <Icon path={ICON[notice]} size="small" />
            <p>
              {notice !== 'old' && <strong>{translate(`connection.${notice}`)} </strong>}
              {isOld && (
                <span>
                  <Trans id="connection.seen_at" parts={{ time: <bdi>{timeText(seenAt)}</bdi> }} />
                </span>
              )}
            </p>
          </div>
        )}
      </div>
      {notice && notice !== 'back' && notice !== 'slow' && (
        <Button look="text" isBusy={vm.isRetrying} onClick={() => void vm.tryAgain()}>
          {translate('error.try_again')}
        </Button>
      )}
    </aside>
  );
});
