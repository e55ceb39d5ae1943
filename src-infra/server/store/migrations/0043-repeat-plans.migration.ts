/** Weekdays, time and price limit of repeated orders; what one asks, and why one could not be placed. */
export const repeatPlans = `
alter table order_repeats add column weekdays jsonb;
alter table order_repeats add column arrives text check (arrives ~ '^[0-9]{2}:[0-9]{2}$');
alter table order_repeats add column price_limit bigint check (price_limit > 0);
alter table order_repeats add column skipped jsonb not null default '[]';
alter table order_repeats add column paused boolean not null default false;
alter table order_repeats add column asked_day text check (asked_day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$');
alter table order_repeats add column asked_total bigint check (asked_total > 0);
alter table order_repeats add column missed_day text check (missed_day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$');
alter table order_repeats add column missed_why text`;
