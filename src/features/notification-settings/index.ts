export { PUSH_PREFERENCES } from './notification-settings.tokens.ts';
export { NotificationSettingsView } from './notification-settings.view.tsx';
export { NotificationSettingsViewModel } from './notification-settings.view-model.ts';
