import type { $Fetch } from 'ofetch';
import type { CodeRefusal, CourierDesk, CourierRefusal, DeliveryPress } from '@domain/couriers/index.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { ReadingContext } from '../catalog/catalog-wire.ts';
import { readEntity } from '../drivers/http/read-entity.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { asInteger, asRecord, asText } from '../drivers/http/wire.ts';
import { optionalInstant } from '../drivers/http/wire-time.ts';
import { toCourierWork } from './work-wire.ts';

type Deps = { readonly api: $Fetch; readonly context: ReadingContext };

const PATHS = { take: 'take', 'give-back': 'give-back', 'pick-up': 'picked-up', deliver: 'delivered' } as const;

/** Extension `courier_work`. */
export const createHttpCourierDesk = ({ api, context }: Deps): CourierDesk => {
  const read = (body: unknown) => readEntity(body, (item) => toCourierWork(item, context));
  return {
    load: () => readAnswer(api<unknown>('dashboard/deliveryman/work'), read),
    setOnline: (isOnline) =>
      readAnswer(api<unknown>('dashboard/deliveryman/online', { method: 'POST', body: { online: isOnline } }), read),
    press: async (press, key) => {
      const { kind, id } = press.key;
      const path = `dashboard/deliveryman/deliveries/${kind}/${id}/${PATHS[press.step]}`;
      const headers = { 'Idempotency-Key': key };
      const answer = await readAnswer(api<unknown>(path, { method: 'POST', headers, body: bodyOf(press) }), read);
      return answer.ok ? answer : refusalOf(answer.error);
    },
    report: ({ latitude, longitude }) =>
      readAnswer(api<unknown>('dashboard/deliveryman/place', { method: 'POST', body: { latitude, longitude } }), () =>
        ok(undefined),
      ),
  };
};

const bodyOf = (press: DeliveryPress): object =>
  press.step === 'deliver' && press.code !== undefined ? { code: press.code } : {};

/** A refusal by its reason; what another courier has, or nobody any more, is not found. */
const refusalOf = (failure: RemoteFailure): Result<never, CourierRefusal | RemoteFailure> => {
  if (failure.kind !== 'rejected') return err(failure);
  if (failure.status === 404) return err({ kind: 'not-open' });
  const data = asRecord(failure.data);
  const reason = failure.status === 409 ? asText(data['reason']) : '';
  switch (reason) {
    case 'offline':
    case 'full':
    case 'taken':
    case 'not-ready':
    case 'code-locked':
      return err({ kind: reason });
    case 'wrong-code':
      return err({ kind: reason, left: Math.max(0, asInteger(data['left'])) });
    case 'code-wait':
      return err(waitOf(data['until']) ?? failure);
    default:
      return err(failure);
  }
};

const waitOf = (value: unknown): CodeRefusal | undefined => {
  const until = optionalInstant(value);
  return until === undefined ? undefined : { kind: 'code-wait', until };
};
