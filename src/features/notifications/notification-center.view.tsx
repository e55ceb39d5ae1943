import { observer } from 'mobx-react-lite';
import { useService } from '../../di/index.ts';
import { NotificationBell } from './notification-bell.view.tsx';
import { PUSH_SWITCH } from './notifications.tokens.ts';

/** The bell; its panel ends with the switch for push notifications, where there is one. */
export const NotificationCenter = observer(function NotificationCenter() {
  const PushSwitch = useService(PUSH_SWITCH);
  return <NotificationBell>{PushSwitch && <PushSwitch />}</NotificationBell>;
});
