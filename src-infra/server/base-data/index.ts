export { baseRows, notificationKindRows, paymentRows, settingRows } from './base-rows.ts';
export { fillNewStore, type Filling } from './first-start.ts';
export type { RowSet, TableRow } from './insert-rows.ts';
