import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useViewModel } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import styles from './push-switch.module.scss';
import { PUSH_SWITCH_VIEW_MODEL } from './push-switch.tokens.ts';
import type { PushSwitchViewModel } from './push-switch.view-model.ts';

type PushSwitchProps = { readonly vm: Pick<PushSwitchViewModel, 'status' | 'isBusy' | 'hasFailed' | 'press'> };

/** NOTIFY-6: the switch for push notifications, and why they may be off. Only a press prompts for permission. */
export const PushSwitchView = observer(function PushSwitchView({ vm }: PushSwitchProps) {
  const translate = useTranslate();
  const [name, text] = [useId(), useId()];
  const state = vm.isBusy ? 'busy' : vm.hasFailed ? 'failed' : vm.status;
  return (
    <div className={styles.push}>
      <button
        type="button"
        role="switch"
        aria-checked={vm.status === 'on'}
        aria-labelledby={name}
        aria-describedby={text}
        aria-disabled={vm.isBusy || vm.status === 'unsupported' || undefined}
        className={styles.switch}
        onClick={() => void vm.press()}
      >
        <span id={name} className={styles.name}>
          {translate('notifications.push.name')}
        </span>
        <span className={styles.track} aria-hidden="true" />
      </button>
      <p id={text} className={styles.text} data-state={state} aria-live="polite">
        {translate(`notifications.push.${state}`)}
      </p>
    </div>
  );
});

export function PushSwitch() {
  return <PushSwitchView vm={useViewModel(PUSH_SWITCH_VIEW_MODEL)} />;
}
