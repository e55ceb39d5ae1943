import { sql } from 'kysely';
import type { Store } from '../../store/store.ts';

/** A JSON text. */
const TEXT = String.raw`"([^"\\]|\\.)*"`;

/** Erases a member's name from orders, live events and stored idempotent responses of others. */
export const forgetMember = async ({ database }: Store, userId: number): Promise<void> => {
  const { rows } = await sql<{ part: number }>`
    select (member -> 'user_cart_id')::integer as part from orders, jsonb_array_elements(members) member
    where members @> jsonb_build_array(jsonb_build_object('user_id', ${userId}::integer))
      and member -> 'user_id' = to_jsonb(${userId}::integer)`.execute(database);
  await sql`
    update orders set members = (
      select jsonb_agg(case
          when member -> 'user_id' = to_jsonb(${userId}::integer) then member || '{"name":null,"user_id":null}'::jsonb
          else member end)
      from jsonb_array_elements(members) member)
    where members @> jsonb_build_array(jsonb_build_object('user_id', ${userId}::integer))`.execute(database);
  await sql`delete from live_events
    where event = 'member'
      and data::jsonb -> 'account' = to_jsonb(${userId}::integer)`.execute(database);
  const parts = rows.map(({ part }) => part).join('|');
  const patterns = [
    `("user_id":${userId},"status":(?:true|false),"name":)${TEXT}`,
    ...(parts === '' ? [] : [`("user_cart_id":(?:${parts}),"name":)${TEXT}`]),
  ];
  for (const pattern of patterns) {
    await sql`update idempotency_records
      set body = regexp_replace(body, ${pattern}, ${String.raw`\1null`}, 'g')
      where body ~ ${pattern}`.execute(database);
  }
};
