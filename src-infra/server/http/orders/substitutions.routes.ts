import type { TimeZones } from '@domain/calendar/index.ts';
import type { OrderRecord, OrderUseCases } from '../../features/orders/index.ts';
import type { Reference } from '../../features/reference/index.ts';
import type { ProposalRefusal, SubstitutionUseCases } from '../../features/substitutions/index.ts';
import { catalogContext } from '../catalog/index.ts';
import type { Handlers } from '../handler.ts';
import { enveloped, fieldRefused, notFound, refused, type Refusal } from '../response/index.ts';
import { major } from './payment.shape.ts';
import { createShapeOrder, type ShapeDeps } from './shape-order.ts';

type Ids = 'answerSubstitution' | 'listReplacements' | 'proposeSubstitution';
type Deps = ShapeDeps & {
  readonly orders: Pick<OrderUseCases, 'orders'>;
  readonly substitutions: SubstitutionUseCases;
};

/** How many replacements the desk chooses from. */
const OFFERED = 40;

/** ORDER-10: dishes that a shop cannot deliver. */
export const substitutionRoutes = (deps: Deps): Handlers<Ids> => {
  const { orders, substitutions, reference, zones } = deps;
  const { whole } = createShapeOrder(deps);
  return {
    answerSubstitution: async (call) => {
      const { id: orderId, substitution_id: id, answer } = call.params;
      const outcome = await substitutions.answer({ userId: call.user.id, orderId, id, answer });
      if (outcome.ok) return enveloped(await whole(outcome.value, call), 'RECORD_WAS_SUCCESSFULLY_UPDATED');
      return outcome.error.kind === 'not-found' ? notFound : refused('ERROR_400', { text: 'ANSWER_CAME_TOO_LATE' });
    },

    listReplacements: async (call) => {
      const order = await orders.orders.find(call.params.id);
      if (!order) return notFound;
      const found = await substitutions.candidates(order, call.params.order_detail_id);
      return enveloped(replacementsShape({ order, found }, await reference(), zones, call));
    },

    proposeSubstitution: async (call) => {
      const { id: orderId, order_detail_id: lineId, stock_id: stockId } = call.params;
      const outcome = await substitutions.propose({ orderId, lineId, stockId });
      return outcome.ok
        ? enveloped(await whole(outcome.value, call), 'RECORD_WAS_SUCCESSFULLY_CREATED')
        : proposalRefused(outcome.error);
    },
  };
};

type Offer = {
  readonly order: OrderRecord;
  readonly found: Awaited<ReturnType<SubstitutionUseCases['candidates']>>;
};

/** Renders what may replace a dish of an order. */
export const replacementsShape = (
  { order, found }: Offer,
  reference: Reference,
  zones: TimeZones,
  call: Parameters<typeof catalogContext>[2],
) => {
  const { translation } = catalogContext(reference, zones, call);
  return {
    id: order.id,
    replacements: found.slice(0, OFFERED).map(({ stockId, snapshot: { product, extras, total } }) => ({
      stock_id: stockId,
      title: translation(product.id, product.texts)?.title ?? '',
      options: extras.map(({ value }) => value).join(', '),
      price: major(total, order.scale),
      declared: product.dietary !== undefined,
    })),
  };
};

/** Renders why a proposal was refused. */
export const proposalRefused = ({ kind }: ProposalRefusal): Refusal => {
  switch (kind) {
    case 'not-found':
      return notFound;
    case 'too-late':
      return refused('ERROR_253', { text: 'ORDER_LEFT_THE_KITCHEN' });
    case 'asked':
      return refused('ERROR_253', { text: 'CUSTOMER_IS_ASKED' });
    case 'unknown-line':
      return fieldRefused('order_detail_id', 'FIELD_UNKNOWN');
    case 'unknown-stock':
      return fieldRefused('stock_id', 'FIELD_UNKNOWN');
    case 'unpaid':
      return refused('ERROR_400', { text: 'PAYMENT_UNDER_WAY' });
  }
};
