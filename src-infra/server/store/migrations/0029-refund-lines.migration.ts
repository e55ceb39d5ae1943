/** Requests for some pieces of an order. */
export const refundLines = `
alter table order_refunds add column lines jsonb;
alter table order_refunds add column amount bigint check (amount >= 0)`;

/** Of requests for a whole order still only one is open or granted; of requests for pieces there may be several. */
export const refundLinesIndex = `
create unique index concurrently if not exists one_open_whole_refund on order_refunds (order_id)
where status in ('pending', 'accepted') and lines is null`;

/** Its successor covers what it covered. */
export const refundIndexDrop = `
drop index one_open_refund`;
