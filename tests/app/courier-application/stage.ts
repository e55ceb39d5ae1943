import { Subject } from 'rxjs';
import type { ApplicationState, CourierApplication, CourierApplicationDraft } from '@domain/couriers/index.ts';
import type { RemoteFailure, RemoteRefusal } from '@domain/kernel/remote-failure.ts';
import { err, ok } from '@domain/kernel/result.ts';
import {
  CourierApplicationViewModel,
  emptyForm,
} from '@app/features/courier-application/courier-application.view-model.ts';
import type { CourierFormStore } from '@app/features/courier-application/index.ts';

export const NOBODY_YET: ApplicationState = { status: undefined, note: undefined, isCustomer: true };
export const PENDING: ApplicationState = { status: 'pending', note: undefined, isCustomer: true };

/** A form that can be sent. */
export const scooterForm: CourierApplicationDraft = {
  ...emptyForm,
  vehicle: 'motorbike',
  brand: 'Vespa',
  number: ' RI 4021 ',
  kg: '12,5',
};

export const refusal = (change: Partial<RemoteRefusal>): RemoteFailure => ({
  kind: 'rejected',
  status: 422,
  code: 'ERROR_422',
  message: '',
  params: {},
  data: undefined,
  ...change,
});

type Options = {
  readonly isGuest?: boolean;
  readonly state?: ApplicationState;
  readonly kept?: ReturnType<CourierFormStore['read']>;
};

/** The application over a server that records what it is sent. */
export const applicationStage = ({ isGuest = false, state = NOBODY_YET, kept }: Options = {}) => {
  const server = { state, isDown: false, failure: undefined as RemoteFailure | undefined };
  const applied: { readonly application: CourierApplication; readonly key: string }[] = [];
  const device = { form: kept, uploads: undefined as RemoteFailure | undefined };
  const decisions = new Subject<{ readonly kind: 'stale' }>();
  let asked = 0;
  let keys = 0;
  const vm = new CourierApplicationViewModel({
    applications: {
      latest: async () => {
        asked += 1;
        return server.isDown ? err({ kind: 'unreachable' }) : ok(server.state);
      },
      apply: async (application, key) => {
        applied.push({ application, key });
        if (server.failure) return err(server.failure);
        server.state = PENDING;
        return ok(PENDING);
      },
    },
    updates: { news: decisions },
    sessions: { read: () => (isGuest ? undefined : ({ user: { id: 5 } } as never)) },
    store: { read: () => device.form, write: (form) => void (device.form = form) },
    uploads: {
      upload: async (_picture, use) =>
        device.uploads ? err(device.uploads) : ok(`https://market.test/${use}/photo.webp`),
    },
    makeUuid: () => `00000000-0000-4000-8000-00000000000${(keys += 1)}`,
  });
  return { vm, server, applied, device, decisions, asked: () => asked };
};
