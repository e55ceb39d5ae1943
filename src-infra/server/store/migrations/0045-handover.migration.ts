/** How an order is handed over, its cutlery, and another recipient. */
export const handover = `
alter table orders add column handover jsonb`;
