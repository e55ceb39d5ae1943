/** Tells a shop that pauses from one that was never opened. */
export const openedShops = `
alter table shops add column was_opened boolean not null default false;
update shops set was_opened = true where open or orders_count > 0`;
