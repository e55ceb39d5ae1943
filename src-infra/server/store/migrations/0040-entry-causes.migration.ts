/**
 * Why an entry of a wallet was posted. The notes of earlier entries are read only where no person could write them:
 * beside a payment of an order or parcel, and on income that has neither a payment nor another author.
 */
export const entryCauses = `
alter table wallet_histories add column reason text;
alter table wallet_histories add column subject_kind text;
alter table wallet_histories add column subject_id integer;
update wallet_histories h
set reason = case when t.type = 'tip' then 'tip' else 'payment' end,
  subject_kind = case when t.payable_type = 'order' then 'order' else 'parcel' end,
  subject_id = t.payable_id
from transactions t
where t.id = h.transaction_id and t.payable_type in ('order', 'parcel_order');
update wallet_histories h
set reason = 'transfer'
from transactions t, wallets w
where t.id = h.transaction_id and t.payable_type = 'wallet' and w.id = h.wallet_id
  and (h.type = 'withdraw' or h.author_id <> w.user_id);
update wallet_histories h
set reason = case when h.note ~ ' returned$' then 'returned' else 'top-up' end,
  subject_kind = lower(substring(h.note from '^(?:Payment|Tip) for (Cart|Order|Parcel) #[0-9]{1,9} returned$')),
  subject_id = substring(h.note from '^(?:Payment|Tip) for (?:Cart|Order|Parcel) #([0-9]{1,9}) returned$')::integer
from transactions t, wallets w
where t.id = h.transaction_id and t.payable_type = 'wallet' and w.id = h.wallet_id
  and h.type = 'topup' and h.author_id = w.user_id;
update wallet_histories
set reason = 'referral', subject_kind = 'order',
  subject_id = substring(note from '^Referral, Order #([0-9]{1,9})$')::integer
where type like 'referral%';
update wallet_histories h
set reason = case
    when h.note like 'Cashback%' then 'cashback'
    when h.note like '%canceled' then 'canceled'
    when h.note like '%refunded' then 'refund'
    else 'earned' end,
  subject_kind = lower(substring(h.note from '(Order|Parcel) #[0-9]{1,9}')),
  subject_id = substring(h.note from '(?:Order|Parcel) #([0-9]{1,9})')::integer
from wallets w
where h.transaction_id is null and h.type = 'topup' and w.id = h.wallet_id and h.author_id = w.user_id
  and h.note ~ '^(Cashback for Order #[0-9]{1,9}|(Order|Parcel) #[0-9]{1,9}( canceled| refunded)?)$';
update wallet_histories
set reason = 'cashback', subject_kind = 'order',
  subject_id = substring(note from '^Cashback for Order #([0-9]{1,9})$')::integer
where transaction_id is null and type = 'withdraw' and status = 'paid' and updated_at = created_at
  and note ~ '^Cashback for Order #[0-9]{1,9}$';
update wallet_histories
set reason = 'withdrawal'
where transaction_id is null and type = 'withdraw' and reason is null`;
