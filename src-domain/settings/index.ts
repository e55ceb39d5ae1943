export { homeVariantOf, layoutOf, type HomeVariant, type Layout } from './layout.ts';
export { settingsOf, type SettingRow, type Settings } from './settings.ts';
export type { SettingsSource } from './settings.ports.ts';
