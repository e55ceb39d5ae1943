/** C4: lines of carts never have the id of a stock: clients send both kinds in one list. */
export const cartLineIds = `
alter table cart_details alter column id set start with 1000000000;
select setval(pg_get_serial_sequence('cart_details', 'id'),
  greatest(1000000000, (select coalesce(max(id), 0) + 1 from cart_details)), false)`;
