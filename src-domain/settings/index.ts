export { STORED_SETTING_KEYS, storedSettingsOf } from './stored-settings.ts';
export { homeVariantOf, layoutOf, type HomeVariant, type Layout } from './layout.ts';
export {
  checkOperatorSetting,
  isOperatorSetting,
  OPERATOR_SETTINGS,
  type OperatorSetting,
  type SettingInput,
} from './operator-settings.ts';
export { announces, settingsOf, type Extension, type SettingRow, type Settings } from './settings.ts';
export { settingsToStore } from './settings-to-store.ts';
export type { SettingsSource } from './settings.ports.ts';
