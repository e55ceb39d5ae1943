import { layoutOf } from './layout.ts';
import type { STORED_SETTING_KEYS } from './stored-settings.ts';
import type { SettingRow, Settings } from './settings.ts';

type StoredKey = (typeof STORED_SETTING_KEYS)[number];

/** Longer than any time zone name. */
const LENGTH_MAX = 40;

/** STORE-1e: Returns the rows of settings to store: short plain texts that differ from the default. */
export const settingsToStore = (settings: Settings): readonly SettingRow[] => {
  const rows: Readonly<Record<StoredKey, string>> = {
    ui_type: layoutOf(settings.uiType) === 'two' ? settings.uiType : '',
    auth_option: settings.authOption,
    timezone: settings.timeZone ?? '',
    active_parcel: settings.isParcelActive ? '1' : '',
    group_order: settings.isGroupOrderActive ? '1' : '',
    reservation_enable_for_user: settings.isReservationActive ? '1' : '',
  };
  return Object.entries(rows).flatMap(([key, value]) =>
    /^[\w/+-]+$/.test(value) && value.length <= LENGTH_MAX ? [{ key, value }] : [],
  );
};
