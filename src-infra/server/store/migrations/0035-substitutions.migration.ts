/** What customers chose for missing dishes, and the dishes that were missing. */
export const substitutions = `
alter table order_details add column replacement text;
create table substitutions (
  id integer generated always as identity primary key,
  order_id integer not null references orders on delete cascade,
  order_detail_id integer not null,
  stock_id integer,
  quantity integer not null check (quantity > 0),
  choice text not null,
  state text not null check (state in ('open', 'replaced', 'left-out')),
  reason text,
  ordered jsonb not null,
  proposed jsonb,
  if_replaced bigint check (if_replaced >= 0),
  if_left_out bigint check (if_left_out >= 0),
  back bigint check (back >= 0),
  asked_at bigint not null,
  ends_at bigint not null,
  answered_at bigint
);
create index substitutions_order on substitutions (order_id);
create unique index one_open_substitution on substitutions (order_id) where state = 'open';
create index open_substitutions on substitutions (ends_at) where state = 'open'`;
