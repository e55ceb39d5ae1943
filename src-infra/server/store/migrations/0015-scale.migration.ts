/**
 * What large catalogs need: the version of a shop's goods without their supplies, and the bonuses of a stock at once.
 */
export const scale = `
alter table catalogue_versions add column goods bigint not null default 0;
create index bonuses_stock on bonuses (stock_id)`;
