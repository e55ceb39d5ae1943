import { isActiveStatus, type OrderStatus } from '@domain/orders/index.ts';
import { orderId, userId } from '@domain/kernel/ids.ts';
import { reviewRefusal } from '@domain/reviews/index.ts';
import { courierPlace, type OrderRecord, type OrderUseCases } from '../../features/orders/index.ts';
import type { DeliveredThing, DeliveryReviews } from '../../features/reviews/index.ts';
import { wireTime } from '../../foundation/time/index.ts';
import { enveloped, fieldRefused, notFound, refused } from '../response/index.ts';
import type { ApiCall, Handlers } from '../handler.ts';
import { writeDeliveryReview } from '../reviews/delivery-review.ts';
import { toDeliveryman } from './courier.shape.ts';
import { toRepeat } from './repeat.shape.ts';
import { createShapeOrder, type ShapeDeps } from './shape-order.ts';
import { usualOrdersRoutes } from './usual-orders.routes.ts';

type Ids =
  | 'reviewOrder'
  | 'reviewCourier'
  | 'reviewWaiter'
  | 'repeatOrder'
  | 'endRepeat'
  | 'showOrderCourier'
  | 'listUsualOrders';
type ReviewCall = Pick<ApiCall<'reviewOrder'>, 'user' | 'params' | 'origin' | 'language' | 'currency' | 'now'>;
type Deps = ShapeDeps & { readonly orders: OrderUseCases; readonly deliveryReviews: DeliveryReviews };

/** Contract 3.10, for orders of the caller. */
export const afterOrderRoutes = (deps: Deps): Handlers<Ids> => {
  const {
    orders: { orders, repeats },
    deliveryReviews,
  } = deps;
  const { whole } = createShapeOrder(deps);

  const review = async (call: ReviewCall, aboutOf: (order: OrderRecord) => DeliveredThing['about'] | undefined) => {
    const order = await orders.find(call.params.id, call.user.id);
    const about = order && aboutOf(order);
    if (!order || !about) return notFound;
    const subject = {
      id: orderId(order.id),
      customerId: userId(order.user_id),
      status: order.status as OrderStatus,
      hasCourier: order.deliveryman_id !== null,
    };
    if (reviewRefusal(userId(call.user.id), { kind: 'order', order: subject }, []))
      return refused('ERROR_400', { text: 'NOT_DELIVERED_YET' });
    const refusal = await writeDeliveryReview(deliveryReviews, call, { kind: 'Order', id: order.id, about });
    if (refusal) return refusal;
    return enveloped(await whole((await orders.find(order.id)) ?? order, call), 'RECORD_WAS_SUCCESSFULLY_CREATED');
  };
  const person = (id: number | null) => (id === null ? undefined : ({ kind: 'person', id } as const));

  return {
    ...usualOrdersRoutes(deps),
    reviewOrder: (call) => review(call, ({ shop_id: id }) => ({ kind: 'shop', id })),
    reviewCourier: (call) => review(call, ({ deliveryman_id: id }) => person(id)),
    reviewWaiter: (call) => review(call, ({ waiter_id: id }) => person(id)),

    repeatOrder: async (call) => {
      const { id, from, to } = call.params;
      const outcome = await repeats.repeatOrder(call.user.id, id, { from, to });
      if (outcome.ok)
        return enveloped(
          { ...toRepeat(id, outcome.value.repeat), order: await whole(outcome.value.order, call) },
          'RECORD_WAS_SUCCESSFULLY_CREATED',
        );
      switch (outcome.error.kind) {
        case 'not-found':
          return notFound;
        case 'not-a-date':
          return fieldRefused(outcome.error.field, 'FIELD_INVALID');
        case 'not-delivered':
          return refused('ERROR_120', { text: 'NOT_DELIVERED_YET' });
        case 'refunded':
          return refused('ERROR_120', { text: 'REPEAT_REFUNDED' });
        case 'at-table':
          return refused('ERROR_120', { text: 'REPEAT_AT_TABLE' });
        case 'backwards':
          return refused('ERROR_120', { text: 'REPEAT_BACKWARDS' });
        case 'past':
          return refused('ERROR_120');
      }
    },

    endRepeat: async ({ user, params }) =>
      (await repeats.endRepeat(params.id, user.id)) ? enveloped(null, 'RECORD_WAS_SUCCESSFULLY_DELETED') : notFound,

    showOrderCourier: async ({ user, params, origin }) => {
      const order = await orders.find(params.id, user.id);
      if (!order?.courier) return notFound;
      const isRunning = isActiveStatus(order.status as OrderStatus);
      return enveloped({
        deliveryman: toDeliveryman(order.courier, origin, isRunning),
        courier: courierPlace(order),
        eta: wireTime(order.eta),
      });
    },
  };
};
