/**
 * Referral codes become 8 capitals. A new code encodes the id and a try, multiplied by a number without common factor
 * with 26^8, so that no two new codes are equal; the first try that no account has is taken. Who was invited by an old
 * code keeps the inviter.
 */
export const referralCodes = `
create table mended_referrals as
select users.id, users.my_referral as old, fresh.code as new
from users
cross join lateral (
  select tries.code from (
    select try, (
      select string_agg(chr((65 + (n / place) % 26)::integer), '' order by place)
      from (select ((users.id + try * 2147483648) * 104395301) % 208827064576 as n) as number,
        unnest(array[1, 26, 676, 17576, 456976, 11881376, 308915776, 8031810176]::bigint[]) as place
    ) as code
    from generate_series(0::bigint, 9) as try
  ) as tries
  where not exists (select 1 from users as holder where holder.my_referral = tries.code)
  order by tries.try limit 1
) as fresh
where users.my_referral !~ '^[A-Z]{8}$';
update users set referral = mended_referrals.new from mended_referrals where users.referral = mended_referrals.old;
update users set my_referral = mended_referrals.new from mended_referrals where users.id = mended_referrals.id;
drop table mended_referrals`;
