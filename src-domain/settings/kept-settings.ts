import { settingsOf, type SettingRow, type Settings } from './settings.ts';

/**
 * STORE-1e: the settings that a device keeps for its next visit: what decides how a first screen looks. Extensions are
 * not among them, since only a server that has just announced one may be sent it.
 */
export const KEPT_SETTINGS = [
  'ui_type',
  'auth_option',
  'timezone',
  'active_parcel',
  'group_order',
  'reservation_enable_for_user',
] as const;

/** STORE-1e: settings of rows that were kept; all others have their defaults, whatever stands there. */
export const keptSettingsOf = (rows: readonly SettingRow[]): Settings =>
  settingsOf(rows.filter(({ key }) => KEPT_SETTINGS.some((kept) => kept === key)));
