/**
 * A process knows what a wallet pays beside its provider, in the currency of its amount, and whether the wallet got
 * back what was charged.
 */
export const splitPayments = `
alter table payment_processes add column from_wallet bigint default 0 check (from_wallet >= 0);
alter table payment_processes add column returned boolean default false`;
