/** Which status changes of orders wait for their mail. What was there before needs none. */
export const orderMails = `
alter table status_changes add column mail_due boolean not null default false;
alter table status_changes alter column mail_due set default true`;

/** Finds what waits among everything that ever happened. */
export const orderMailsIndex = `
create index concurrently if not exists status_changes_mail_due on status_changes (id)
where mail_due and subject_kind = 'order' and status in ('new', 'delivered')`;
