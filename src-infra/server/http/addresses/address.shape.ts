import type { AddressRow } from '../../features/addresses/index.ts';
import { wireTime } from '../../foundation/time/index.ts';

/** Address of contract 2.5. */
export const toAddress = (row: AddressRow) => ({
  id: row.id,
  title: row.title,
  user_id: row.user_id,
  active: row.active,
  address: { address: row.address, floor: row.floor, house: row.house, entrance: row.entrance, comment: row.comment },
  location: row.latitude === null || row.longitude === null ? null : [row.latitude, row.longitude],
  created_at: wireTime(row.created_at),
  updated_at: wireTime(row.updated_at),
});
