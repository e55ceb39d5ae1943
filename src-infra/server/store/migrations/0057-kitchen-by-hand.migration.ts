/** A person works in the kitchen of this order; the simulation leaves its steps alone. */
export const kitchenByHand = `
alter table orders add column kitchen_by_hand boolean not null default false`;
