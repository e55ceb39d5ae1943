/** Payment processes, and the records of the test provider; enables the providers. */
export const payments = `
drop table payment_processes;
create table payment_processes (
  id text primary key,
  user_id integer not null references users,
  payment_id integer not null references payments,
  provider text not null,
  model_type text not null check (model_type in ('cart', 'order', 'parcel_order', 'wallet')),
  model_id integer not null,
  type text not null check (type in ('model', 'tip')),
  shop_id integer,
  currency_id integer not null references currencies,
  rate numeric not null check (rate > 0),
  scale smallint not null check (scale in (0, 2, 3)),
  amount bigint not null check (amount > 0),
  locale text not null,
  draft jsonb,
  status text not null check (status in ('open', 'paid', 'canceled')),
  reference text,
  page_url text,
  order_id integer references orders,
  created_at bigint not null,
  updated_at bigint not null,
  expires_at bigint not null
);
create index payment_processes_user on payment_processes (user_id, id);
create index open_payment_processes on payment_processes (expires_at) where status = 'open';
create unique index payment_processes_reference on payment_processes (provider, reference);
create table test_payments (
  reference text primary key,
  process_id text not null unique,
  amount text not null,
  currency text not null,
  status text not null check (status in ('open', 'paid', 'canceled')),
  declines integer not null default 0,
  deliver_at bigint,
  deliveries_left integer not null default 0 check (deliveries_left >= 0),
  created_at bigint not null,
  updated_at bigint not null
);
create index test_payments_due on test_payments (deliver_at) where deliver_at is not null;
create table payment_keys (
  provider text primary key,
  secret text not null,
  created_at bigint not null
);
create index wallet_histories_waiting on wallet_histories (id) where status = 'processed';
update payments
set active = true
where tag in ('stripe', 'razorpay', 'paystack', 'moyasar', 'paytabs', 'mercado-pago', 'flutterWave', 'paypal');
update shop_payments
set active = true
where payment_id in (select id from payments where tag not in ('cash', 'wallet'))`;
