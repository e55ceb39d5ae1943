export { baseRows, notificationKindRows, paymentRows, settingRows } from './base-rows.ts';
export type { Filling } from './first-start.repository.ts';
export type { RowSet, TableRow } from './insert-rows.repository.ts';
export { isPublicSetting, NEW_MARKETPLACE } from './settings.data.ts';
