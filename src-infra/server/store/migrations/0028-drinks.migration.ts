/** Drinks suit nearly every diet: a shop suits one by its dishes, which leaves the products of these categories out. */
export const drinks = `alter table categories add column drinks boolean not null default false`;
