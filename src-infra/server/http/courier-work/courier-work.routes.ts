import type { CodeRefusal, TakeRefusal } from '@domain/couriers/index.ts';
import type { Result } from '@domain/kernel/result.ts';
import type { ShopDirectory } from '../../features/catalog/index.ts';
import type { CourierWork, StepRefusal, Subject } from '../../features/courier-work/index.ts';
import type { ReferenceSource } from '../../features/reference/index.ts';
import type { CourierRoutes } from '../../features/simulation/index.ts';
import type { RateLimiter } from '../../foundation/limits/index.ts';
import { wireTime } from '../../foundation/time/index.ts';
import type { ApiCall, Handlers } from '../handler.ts';
import { courierRouteOf } from '../orders/index.ts';
import { conflict, enveloped, notFound, rateLimited, type Refusal } from '../response/index.ts';
import { toCourierWork } from './work.shape.ts';

type Ids =
  | 'showCourierWork'
  | 'setCourierOnline'
  | 'reportCourierPlace'
  | 'takeDelivery'
  | 'giveDeliveryBack'
  | 'pickDeliveryUp'
  | 'handDeliveryOver';
type WorkCall = Pick<ApiCall<'showCourierWork'>, 'user' | 'language' | 'now'>;
type Deps = {
  readonly reference: ReferenceSource;
  readonly shops: ShopDirectory;
  /** Only where a map is known. */
  readonly courierRoutes: CourierRoutes | undefined;
  readonly limiter: RateLimiter;
  readonly courierWork: CourierWork;
};

/** COURIER: the work of a courier. Every step answers with the work as it is then. */
export const courierWorkRoutes = ({ reference, shops, courierRoutes, limiter, courierWork }: Deps): Handlers<Ids> => {
  const show = async (call: WorkCall) => {
    const work = await courierWork.readWork(call.user.id);
    if (!work) return notFound;
    const known = await reference();
    return enveloped(
      await toCourierWork(work, {
        shops: await shops(),
        reference: known,
        texts: { languages: [call.language, known.defaultLocale] },
        now: call.now,
        routeOf: (record) => courierRouteOf(courierRoutes, record, call.language),
      }),
    );
  };
  const after = async (call: WorkCall, outcome: Result<void, StepRefusal | TakeRefusal | CodeRefusal>) =>
    outcome.ok ? show(call) : refusalOf(outcome.error);

  return {
    showCourierWork: show,

    setCourierOnline: async (call) => after(call, await courierWork.setOnline(call.user.id, call.params.online)),

    reportCourierPlace: async ({ user, params: { latitude, longitude } }) => {
      const wait = limiter.take(['courierPlaces', `user ${user.id}`]);
      if (wait !== undefined) return rateLimited(wait);
      const outcome = await courierWork.reportPlace(user.id, { latitude, longitude });
      return outcome.ok ? enveloped(null) : notFound;
    },

    takeDelivery: async (call) => {
      const wait = limiter.take(['courierTakes', `user ${call.user.id}`]);
      if (wait !== undefined) return rateLimited(wait);
      return after(call, await courierWork.take(call.user.id, subjectOf(call.params)));
    },
    giveDeliveryBack: async (call) => after(call, await courierWork.giveBack(call.user.id, subjectOf(call.params))),
    pickDeliveryUp: async (call) => after(call, await courierWork.pickUp(call.user.id, subjectOf(call.params))),
    handDeliveryOver: async (call) =>
      after(call, await courierWork.handOver(call.user.id, subjectOf(call.params), call.params.code)),
  };
};

const subjectOf = ({ kind, id }: Subject): Subject => ({ kind, id });

const refusalOf = (refusal: StepRefusal | TakeRefusal | CodeRefusal): Refusal => {
  switch (refusal.kind) {
    case 'not-found':
    case 'not-open':
      return notFound;
    case 'wrong-code':
      return conflict({ reason: refusal.kind, left: refusal.left });
    case 'code-wait':
      return conflict({ reason: refusal.kind, until: wireTime(refusal.until) });
    case 'offline':
    case 'full':
    case 'taken':
    case 'not-ready':
    case 'code-locked':
      return conflict({ reason: refusal.kind });
  }
};
