import type { $Fetch } from 'ofetch';
import { readApplicationStatus, type CourierApplications } from '@domain/couriers/index.ts';
import { ok } from '@domain/kernel/result.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { asRecord, asText, dataOf } from '../drivers/http/wire.ts';

/** Contract 2.5: the own profile carries the latest application. */
export const createHttpCourierApplications = ({ api }: { readonly api: $Fetch }): CourierApplications => ({
  latest: () =>
    readAnswer(api<unknown>('dashboard/user/profile/show'), (body) => {
      const profile = asRecord(dataOf(body));
      if (profile['role'] === 'deliveryman') return ok('approved' as const);
      return ok(readApplicationStatus(asText(asRecord(profile['model'])['status'])));
    }),
});
