import { sql } from 'kysely';
import type { Store } from '../../../store/index.ts';
import type { DueMails, MailedStatus } from './order-mails.ports.ts';

/** Rows of `status_changes` with a mail due; the condition is that of the index `status_changes_mail_due`. */
export const createDueMailRepository = (store: Pick<Store, 'database'>): DueMails => ({
  take: async (since, limit) => {
    const { rows } = await sql<{ orderId: number; status: MailedStatus }>`
      update status_changes set mail_due = false
      where id in (
        select id from status_changes
        where mail_due and subject_kind = 'order' and status in ('new', 'delivered') and at >= ${since}
          and not exists (select 1 from held_orders h where h.order_id = subject_id)
        order by id limit ${limit} for update skip locked)
      returning id, subject_id as "orderId", status`.execute(store.database);
    return rows;
  },
});
