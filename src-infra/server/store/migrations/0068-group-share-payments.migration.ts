/**
 * An order knows whether each member of its group pays; null in orders of no group, and of earlier versions. A payment
 * knows the member whose share it pays.
 */
export const groupSharePayments = `
alter table orders add column group_payer text;
alter table payment_processes add column user_cart_id integer`;
