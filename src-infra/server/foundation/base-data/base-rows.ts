import type { RowSet, TableRow } from './insert-rows.repository.ts';
import { isPublicSetting, NEW_MARKETPLACE, NOTIFICATION_KINDS, PAYMENTS } from './settings.data.ts';

/** Settings of a new marketplace, some of them replaced or added to. */
export const settingRows = (
  now: number,
  replaced: Readonly<Record<string, string>> = {},
): readonly TableRow<'settings'>[] => {
  const values = { ...NEW_MARKETPLACE, ...replaced };
  return Object.entries(values).map(([key, value], index) => ({
    id: index + 1,
    key,
    value,
    is_public: isPublicSetting(key),
    created_at: now,
    updated_at: now,
  }));
};

export const paymentRows: readonly TableRow<'payments'>[] = PAYMENTS.map(({ tag, active }, index) => ({
  id: index + 1,
  tag,
  input: index + 1,
  sandbox: !['cash', 'wallet'].includes(tag),
  active,
}));

export const notificationKindRows: readonly TableRow<'notification_kinds'>[] = NOTIFICATION_KINDS.map(
  (type, index) => ({
    id: index + 1,
    type,
  }),
);

/** All that a marketplace without demo city needs to run: one language, one currency, settings, ways to pay. */
export const baseRows = (now: number): RowSet => [
  [
    'languages',
    [{ id: 1, locale: 'en', title: 'English', backward: false, is_default: true, active: true, img: null }],
  ],
  [
    'currencies',
    [{ id: 1, title: 'USD', symbol: '$', rate: '1', position: 'before', decimals: 2, is_default: true, active: true }],
  ],
  ['settings', settingRows(now)],
  ['payments', paymentRows],
  ['notification_kinds', notificationKindRows],
];
