import { settingsOf, type SettingRow, type Settings } from './settings.ts';

/**
 * STORE-1e: The settings that a device stores for its next visit: those that decide how a first screen looks. Never
 * extensions, because only a server that has just announced one may be sent it.
 */
export const STORED_SETTING_KEYS = [
  'ui_type',
  'auth_option',
  'timezone',
  'active_parcel',
  'group_order',
  'reservation_enable_for_user',
] as const;

/** STORE-1e: Returns the settings of stored rows; all others have their defaults, whatever the rows contain. */
export const storedSettingsOf = (rows: readonly SettingRow[]): Settings =>
  settingsOf(rows.filter(({ key }) => STORED_SETTING_KEYS.some((kept) => kept === key)));
