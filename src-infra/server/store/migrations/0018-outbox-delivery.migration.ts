/** What the senders know of a text. What was stored before is not sent any more: its codes have expired. */
export const outboxDelivery = `
alter table outbox
  add column lang text,
  add column html text,
  add column status text not null default 'failed' check (status in ('waiting', 'sent', 'failed')),
  add column attempts integer not null default 0,
  add column queued_at bigint not null default 0,
  add column next_attempt_at bigint not null default 0,
  add column sent_at bigint,
  add column failure text;
alter table outbox alter column status set default 'waiting';
create index outbox_due on outbox (next_attempt_at) where status = 'waiting'`;
