/** The allergens that the kitchen of an order is told of; null for none. */
export const orderAllergens = `
alter table orders add column allergens jsonb`;
