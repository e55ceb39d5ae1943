import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Skeleton } from '../../ui/skeleton/index.ts';
import { AccountLayout } from '../account/index.ts';
import { FailureState } from '../failure/index.ts';
import styles from './notification-settings.module.scss';
import type { NotificationSettingsViewModel, PushSwitchKind } from './notification-settings.view-model.ts';

type SettingsProps = { readonly vm: NotificationSettingsViewModel };

export const NotificationSettingsView = observer(function NotificationSettingsView({ vm }: SettingsProps) {
  const translate = useTranslate();
  return (
    <AccountLayout current="/settings/notification">
      <div className={styles.page}>
        <h1 tabIndex={-1}>{translate('notifications.title')}</h1>
        <p className={styles.lead}>{translate(vm.isOffered ? 'push_settings.lead' : 'push_settings.none')}</p>
        {vm.isOffered && <Switches vm={vm} />}
        <h2>{translate('push_settings.always')}</h2>
        <p className={styles.lead}>{translate('push_settings.always_text')}</p>
        <p>
          <AppLink to="/profile" className={styles.link}>
            {translate('profile.contacts')}
          </AppLink>
        </p>
      </div>
    </AccountLayout>
  );
});

const Switches = observer(function Switches({ vm }: SettingsProps) {
  const translate = useTranslate();
  const { live } = vm;
  if (live.failure) return <FailureState failure={live.failure} onRetry={() => live.reload()} />;
  if (!live.value)
    return (
      <div role="status" aria-label={translate('progress')}>
        <Skeleton shape="row" />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </div>
    );
  return (
    <ul>
      {vm.kinds.map((kind) => (
        <li key={kind}>
          <Switch vm={vm} kind={kind} />
        </li>
      ))}
    </ul>
  );
});

const Switch = observer(function Switch({ vm, kind }: SettingsProps & { readonly kind: PushSwitchKind }) {
  const translate = useTranslate();
  const [name, text] = [useId(), useId()];
  const canTurn = vm.canTurn(kind);
  return (
    <button
      type="button"
      role="switch"
      aria-checked={canTurn && vm.isOn(kind)}
      aria-labelledby={name}
      aria-describedby={text}
      aria-disabled={!canTurn || undefined}
      className={styles.switch}
      onClick={() => void vm.turn(kind)}
    >
      <span>
        <span id={name} className={styles.name}>
          {translate(`push_settings.${kind}`)}
        </span>
        <span id={text} className={styles.text}>
          {translate(canTurn ? `push_settings.${kind}_text` : 'push_settings.needs_push')}
        </span>
      </span>
      <span className={styles.track} aria-hidden="true" />
    </button>
  );
});
