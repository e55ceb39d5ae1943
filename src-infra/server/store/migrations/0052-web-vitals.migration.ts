/**
 * Measurements of visits by day (since 1970, UTC), web vital, page and device: how many fell into each bucket of a
 * histogram. Nothing about visitors.
 */
export const webVitals = `
create table web_vital_counts (
  day integer not null,
  vital text not null,
  route text not null,
  device text not null,
  bucket integer not null,
  count integer not null,
  primary key (day, vital, route, device, bucket)
)`;
