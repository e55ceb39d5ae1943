/** When a session was used last, to a few minutes. */
export const sessionUse = `
alter table access_tokens add column last_used_at bigint`;
