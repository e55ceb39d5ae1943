/** What is sold out for today keeps its pieces until the time at which it is offered again. */
export const soldOutToday = `
alter table stocks add column kept_quantity integer check (kept_quantity >= 0);
alter table stocks add column sold_out_until bigint`;
