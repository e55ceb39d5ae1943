import { err, ok, type Result } from '@domain/kernel/result.ts';
import { COURIER_APPROVED, COURIER_REFUSED } from '../notifications/index.ts';
import type { RequestRecord } from './partners.ports.ts';
import type { PartnerDecisionRefusal } from './decide-shop.use-case.ts';
import type { PartnerCollaborators } from './partner-collaborators.ts';
import type { PartnerQuery } from './partner-shops.use-cases.ts';

export type DriverData = Readonly<Record<string, unknown>> & {
  readonly type_of_technique: string;
  readonly images: readonly string[];
};
export type ApplicationRefusal = { readonly kind: 'other-role' | 'exists' | 'foreign-image' };

/** ACCOUNT-7: applications of couriers (contract 3.15). */
export interface Applications {
  latestOf(userId: number): Promise<RequestRecord | undefined>;
  list(query: PartnerQuery): Promise<{ readonly items: readonly RequestRecord[]; readonly total: number }>;
  /** Submits an application; each person may have one pending. */
  apply(userId: number, data: DriverData): Promise<Result<RequestRecord, ApplicationRefusal>>;
  /** Decides an application once and notifies the applicant, whom approval turns into a courier. */
  decide(
    id: number,
    status: string,
    note: string | null,
  ): Promise<Result<RequestRecord, PartnerDecisionRefusal | { readonly kind: 'final' | 'other-role' }>>;
}

export const createApplications = ({
  requests,
  partnerShops,
  transactions,
  broadcast,
  reference,
  clock,
  uploads,
  notify,
}: PartnerCollaborators): Applications => {
  const present = async (id: number): Promise<RequestRecord> => {
    const found = await requests.byId(id);
    if (!found) throw new TypeError(`Application ${id} was written but does not exist`);
    return found;
  };

  /** The start position of a driver without an address: the marketplace's point on the map. */
  const center = async () => {
    const [latitude = 0, longitude = 0] = ((await reference()).setting('location') ?? '').split(',').map(Number);
    return {
      latitude: Number.isFinite(latitude) ? latitude : 0,
      longitude: Number.isFinite(longitude) ? longitude : 0,
    };
  };

  return {
    latestOf: requests.latestOf,
    list: requests.list,

    apply: (userId, data) =>
      transactions.run(async () => {
        if ((await partnerShops.lockOwner(userId)) !== 'user') return err({ kind: 'other-role' });
        if (!(await uploads.areOwn(userId, 'deliveryman', data.images))) return err({ kind: 'foreign-image' });
        const id = await requests.insert(userId, data, clock.now());
        return id === undefined ? err({ kind: 'exists' }) : ok(await present(id));
      }),

    decide: (id, status, note) =>
      transactions.run(async () => {
        const request = await requests.lock(id);
        if (!request) return err({ kind: 'not-found' });
        if (status !== 'approved' && status !== 'canceled') return err({ kind: 'unknown' });
        if (request.status === status) return err({ kind: 'same' });
        if (request.status !== 'pending') return err({ kind: 'final' });
        if (status === 'approved') {
          if ((await partnerShops.lockOwner(request.user_id)) !== 'user') return err({ kind: 'other-role' });
          await partnerShops.setRole(request.user_id, 'deliveryman', clock.now());
          const vehicle = (await present(id)).data['type_of_technique'];
          await requests.addCourier(request.user_id, typeof vehicle === 'string' ? vehicle : 'bike', await center());
          await broadcast.publish('identity', String(request.user_id));
        }
        await requests.decide(id, status, note, clock.now());
        await notify({
          userId: request.user_id,
          type: 'status_changed',
          subject: { kind: 'user', id: request.user_id },
          args: { status: status === 'approved' ? COURIER_APPROVED : COURIER_REFUSED },
        });
        return ok(await present(id));
      }),
  };
};
