import type { Id, Moment } from './columns.ts';

/**
 * The courier of an order or a parcel as the operator wants it: held at a place, or driving on from there at a speed.
 */
type SteeredCouriers = {
  subject_kind: string;
  subject_id: number;
  courier_id: number;
  is_held: boolean;
  latitude: number;
  longitude: number;
  speed_kmh: number;
  since: Moment;
};
/** The progress of news notifications: users up to `told_user_id` are notified, those after `last_user_id` are new. */
type NewsRounds = { blog_id: number; told_user_id: number; last_user_id: number; created_at: Moment };

/** What operators changed: `action` is the operation, `subject` the key or id it was about. */
type AuditLog = {
  id: Id;
  at: Moment;
  user_id: number;
  action: string;
  subject: string | null;
  before: string | null;
  after: string | null;
};

/** How many measurements of a day (since 1970, UTC) fell into a bucket of the domain's histograms. */
type WebVitalCounts = { day: number; vital: string; route: string; device: string; bucket: number; count: number };

export type OperatorTables = {
  steered_couriers: SteeredCouriers;
  news_rounds: NewsRounds;
  audit_log: AuditLog;
  web_vital_counts: WebVitalCounts;
};
