/**
 * A person works in the kitchen of this order; the simulation leaves its steps alone. May be null: processes of the
 * version before insert orders without it.
 */
export const kitchenByHand = `
alter table orders add column kitchen_by_hand boolean default false`;
