/** Notes of cart lines for the kitchen. */
export const lineNotes = `
alter table cart_details add column note text`;
