/**
 * Shops offer returnable boxes for a deposit; dishes of restaurants come in one, drinks and add-ons in none. Orders of
 * programs that do not know the columns have null in them.
 */
export const packaging = `
alter table shops add column packaging_deposit bigint check (packaging_deposit > 0);
alter table products add column boxes integer not null default 0 check (boxes between 0 and 5);
update products set boxes = 1
from shops
where shops.id = products.shop_id
  and shops.type = 'restaurant'
  and not products.addon
  and not exists (select 1 from categories c where c.id = products.category_id and c.drinks);
alter table orders add column deposit bigint default 0 check (deposit >= 0);
alter table orders add column boxes integer default 0 check (boxes >= 0);
alter table orders add column boxes_returned integer default 0
  check (boxes_returned between 0 and boxes)`;
