export { createOperatorDesk, type OperatorDesk } from './create-operator-desk.ts';
export type { AuditLog } from './audit.ports.ts';
export type { CouponAtDesk, CouponRefusal, CouponsDesk } from './coupons-desk.ts';
export type { TextsDesk } from './texts-desk.ts';
export type { SettingsDesk } from './settings-desk.ts';
export type { NewsDesk, NewsRefusal } from './news-desk.ts';
export type { NewsRecord } from './operator.ports.ts';
export type { PeopleDirectory } from './people-directory.ts';
