import type { $Fetch } from 'ofetch';
import {
  readApplicationStatus,
  type ApplicationState,
  type CourierApplication,
  type CourierApplications,
} from '@domain/couriers/index.ts';
import { ok } from '@domain/kernel/result.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { asRecord, asText, dataOf, optionalText } from '../drivers/http/wire.ts';
import { withKey } from '../drivers/http/with-key.ts';

/** Contract 2.5, 3.15: the own profile carries the latest application. */
export const createHttpCourierApplications = ({ api }: { readonly api: $Fetch }): CourierApplications => ({
  latest: () =>
    readAnswer(api<unknown>('dashboard/user/profile/show'), (body) => {
      const profile = asRecord(dataOf(body));
      const role = asText(profile['role']);
      if (role === 'deliveryman')
        return ok<ApplicationState>({ status: 'approved', note: undefined, isCustomer: false });
      const { status, note } = readState(profile['model']);
      // Whoever was a courier once and is a customer again may apply anew.
      return ok({ status: status === 'approved' ? undefined : status, note, isCustomer: role === 'user' });
    }),
  apply: (application, key) =>
    readAnswer(
      withKey(api, key)<unknown>('dashboard/user/request-models', { method: 'POST', body: bodyOf(application) }),
      (body) => ok({ ...readState(dataOf(body)), isCustomer: true }),
    ),
});

const readState = (json: unknown): Omit<ApplicationState, 'isCustomer'> => {
  const model = asRecord(json);
  return { status: readApplicationStatus(asText(model['status'])), note: optionalText(model['status_note']) };
};

const bodyOf = ({ vehicle, texts, sizes, images }: CourierApplication) => ({
  type: 'user',
  data: {
    type_of_technique: vehicle,
    ...texts,
    ...Object.fromEntries(Object.entries(sizes).map(([size, value]) => [size, Number(value)])),
    images,
  },
});
