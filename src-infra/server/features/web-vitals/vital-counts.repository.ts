import { sql } from 'kysely';
import type { Store } from '../../store/index.ts';
import type { BucketCount, VitalCounts } from './web-vitals.ports.ts';

/** Rows of `web_vital_counts`. */
export const createVitalCountRepository = (store: Pick<Store, 'database'>): VitalCounts => ({
  // In the order of the key, so that two processes never wait for each other's rows.
  add: async (counts) => {
    await sql`
      insert into web_vital_counts (day, vital, route, device, bucket, count)
      select day, vital, route, device, bucket, count
      from json_populate_recordset(null::web_vital_counts, ${JSON.stringify(counts)}::json)
      order by day, vital, route, device, bucket
      on conflict (day, vital, route, device, bucket)
        do update set count = web_vital_counts.count + excluded.count`.execute(store.database);
  },

  since: async (day) => {
    const { rows } = await sql<BucketCount>`
      select vital, route, device, bucket, sum(count)::double precision as count from web_vital_counts
      where day >= ${day} group by vital, route, device, bucket`.execute(store.database);
    return rows;
  },

  removeBefore: async (day) => {
    await store.database.deleteFrom('web_vital_counts').where('day', '<', day).execute();
  },
});
