/** Requests for some pieces of an order. Of requests for a whole order still only one is open or granted. */
export const refundLines = `
alter table order_refunds add column lines jsonb;
alter table order_refunds add column amount bigint check (amount >= 0);
drop index one_open_refund;
create unique index one_open_refund on order_refunds (order_id)
where status in ('pending', 'accepted') and lines is null`;
