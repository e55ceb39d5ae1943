import type { TimeZones } from '@domain/calendar/index.ts';
import { needsHandoverCode, type DeliveryType } from '@domain/orders/index.ts';
import type { OrderRecord } from '../../features/orders/index.ts';
import type { Opening, Partners, ShopOf } from '../../features/partners/index.ts';
import type { RefundUseCases, ReturnRefusal } from '../../features/refunds/index.ts';
import type { ApiCall, Handlers } from '../handler.ts';
import {
  createShapeOrder,
  proposalRefused,
  readOrderFilter,
  replacementsShape,
  statusRefused,
  type ShapeDeps,
} from '../orders/index.ts';
import { conflict, enveloped, fieldRefused, listed, notFound, type Refusal } from '../response/index.ts';

type Ids =
  | 'listShopOrders'
  | 'showShopOrder'
  | 'showShopOrderSteps'
  | 'moveShopOrder'
  | 'listShopReplacements'
  | 'proposeShopSubstitution'
  | 'takeBoxesBack'
  | 'showShopOpening'
  | 'setShopOpening';
type Deps = ShapeDeps & {
  readonly zones: TimeZones;
  readonly partners: Pick<Partners, 'kitchen' | 'shopOpening'>;
  readonly refunds: Pick<RefundUseCases, 'returnBoxes'>;
};
type ShopCall = Pick<ApiCall<'showShopOrder'>, 'user'> & { readonly params: { readonly shop_id: number } };

/** The desk of one shop: its owner's, and any operator's. */
export const shopDeskRoutes = (deps: Deps): Handlers<Ids> => {
  const { reference, zones } = deps;
  const { kitchen, shopOpening } = deps.partners;
  const { whole, rows } = createShapeOrder(deps);
  const shopOf = ({ user, params }: ShopCall): ShopOf => ({ manager: user, shopId: params.shop_id });
  /** The code proves who fetches an order, so the kitchen does not see it (ORDER-6p). */
  const withoutCode = async (order: OrderRecord, call: Parameters<typeof whole>[1]) => ({
    ...(await whole(order, call)),
    otp: null,
  });

  return {
    listShopOrders: async (call) => {
      const read = readOrderFilter(call.params, await reference(), zones);
      if (!read.ok) return read.error;
      const { isImpossible, page, perPage, ...filter } = read.value;
      const outcome = await kitchen.list(shopOf(call), filter);
      if (!outcome.ok) return notFound;
      const { items, total } = isImpossible ? { items: [], total: 0 } : outcome.value;
      const row = await rows(call);
      return listed({ items: items.map((order) => ({ ...row(order), otp: null })), total, page, perPage });
    },

    showShopOrder: async (call) => {
      const order = await kitchen.find(shopOf(call), call.params.id);
      return order.ok ? enveloped(await withoutCode(order.value, call)) : notFound;
    },

    showShopOrderSteps: async (call) => {
      const order = await kitchen.find(shopOf(call), call.params.id);
      if (!order.ok) return notFound;
      const { id, status, delivery_type: type, otp: code } = order.value;
      const needsCode = needsHandoverCode({ type: type as DeliveryType, code });
      return enveloped({ id, status, allowed: kitchen.stepsOf(order.value), needs_code: needsCode });
    },

    moveShopOrder: async (call) => {
      const { id: orderId, status: to, code = '' } = call.params;
      const outcome = await kitchen.move(shopOf(call), { orderId, to, code });
      return outcome.ok
        ? enveloped(await withoutCode(outcome.value, call), 'RECORD_WAS_SUCCESSFULLY_UPDATED')
        : statusRefused(outcome.error.kind);
    },

    listShopReplacements: async (call) => {
      const outcome = await kitchen.candidates(shopOf(call), call.params.id, call.params.order_detail_id);
      if (!outcome.ok) return notFound;
      return enveloped(replacementsShape(outcome.value, await reference(), zones, call));
    },

    proposeShopSubstitution: async (call) => {
      const { id: orderId, order_detail_id: lineId, stock_id: stockId } = call.params;
      const outcome = await kitchen.propose(shopOf(call), { orderId, lineId, stockId });
      return outcome.ok
        ? enveloped(await withoutCode(outcome.value, call), 'RECORD_WAS_SUCCESSFULLY_CREATED')
        : proposalRefused(outcome.error);
    },

    takeBoxesBack: async (call) => {
      const { id: orderId, count, returned: seen } = call.params;
      const shop = shopOf(call);
      if (!(await kitchen.find(shop, orderId)).ok) return notFound;
      const outcome = await deps.refunds.returnBoxes({ orderId, shopId: shop.shopId, count, seen });
      return outcome.ok
        ? enveloped(await withoutCode(outcome.value, call), 'RECORD_WAS_SUCCESSFULLY_UPDATED')
        : boxesRefused(outcome.error);
    },

    showShopOpening: async ({ user, params }) => {
      const outcome = await shopOpening.of(user, params.shop_id);
      return outcome.ok ? enveloped(toOpening(outcome.value)) : notFound;
    },

    setShopOpening: async ({ user, params: { shop_id: shopId, open } }) => {
      const outcome = await shopOpening.set(user, { shopId, isOpen: open });
      return outcome.ok ? enveloped(toOpening(outcome.value), 'RECORD_WAS_SUCCESSFULLY_UPDATED') : notFound;
    },
  };
};

const boxesRefused = ({ kind }: ReturnRefusal): Refusal => {
  switch (kind) {
    case 'not-found':
      return notFound;
    case 'changed':
      return conflict({ reason: 'changed' }, { text: 'BOXES_CHANGED' });
    case 'nothing':
    case 'too-many':
      return fieldRefused('count', 'BOXES_NOT_OPEN');
  }
};

const toOpening = ({ shopId, isOpen, left }: Opening) => ({ id: shopId, open: isOpen, left: [...left] });
