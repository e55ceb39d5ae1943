/** A group order says where it goes, before it is an order. */
export const groupDestinations = `
alter table carts add column destination text not null default ''`;
