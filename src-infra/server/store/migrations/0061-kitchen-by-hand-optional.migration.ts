/** One release has created the column as not null, which orders of the release before could not satisfy. */
export const kitchenByHandOptional = `
alter table orders alter column kitchen_by_hand drop not null`;
