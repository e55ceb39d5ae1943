/**
 * Group orders: what a member may spend keeps its own currency, whichever the cart is shown in; carts are found by who
 * takes part.
 */
export const groupOrders = `
alter table carts add column spend_limit_currency_id integer references currencies;
alter table carts add column spend_limit_rate numeric check (spend_limit_rate > 0);
alter table carts add check ((spend_limit is null) = (spend_limit_currency_id is null)
    and (spend_limit is null) = (spend_limit_rate is null));
create index user_carts_user on user_carts (user_id) where user_id is not null`;
