/** For the job that offers stocks again: few are sold out for today. */
export const soldOutTodayIndex = `
create index concurrently if not exists stocks_sold_out_until on stocks (sold_out_until)
where sold_out_until is not null`;
