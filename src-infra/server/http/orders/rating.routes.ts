import { instant } from '@domain/kernel/clock.port.ts';
import { editEnds, ratingEnds, REVIEW_COMMENT_MAX } from '@domain/reviews/index.ts';
import type { OrderRecord, OrderUseCases } from '../../features/orders/index.ts';
import type { OrderRatingRecord, RateOrder, RatedReview, RateRefusal } from '../../features/reviews/index.ts';
import { wireTime } from '../../foundation/time/index.ts';
import { catalogContext, type CatalogContext } from '../catalog/index.ts';
import type { ApiCall, Handlers } from '../handler.ts';
import { enveloped, fieldRefused, notFound, refused, type Refusal } from '../response/index.ts';
import { pictureUrl, storedPicture } from '../shapes/index.ts';
import type { ShapeDeps } from './shape-order.ts';

type Ids = 'showOrderRating' | 'rateOrder';
type RatingCall = Pick<ApiCall<'showOrderRating'>, 'user' | 'params' | 'origin' | 'language' | 'currency' | 'now'>;
type Deps = Omit<ShapeDeps, 'courierRoutes'> & {
  readonly orders: Pick<OrderUseCases, 'orders'>;
  readonly rateOrder: RateOrder;
};
type Part = {
  readonly kind: RatedReview['kind'];
  readonly id: number;
  readonly title: string;
  readonly img: string | null;
};

/** REVIEW-1h: ratings of the caller's delivered orders. */
export const ratingRoutes = ({ orders: { orders }, rateOrder, reference, shops, zones }: Deps): Handlers<Ids> => {
  const shaped = async (call: RatingCall, order: OrderRecord, rating: OrderRatingRecord) => {
    const { deliveredAt } = rating.order;
    if (deliveredAt === null || order.status !== 'delivered')
      return refused('ERROR_400', { text: 'NOT_DELIVERED_YET' });
    const context = catalogContext(await reference(), zones, call);
    const shop = (await shops()).find(order.shop_id);
    const parts: readonly Part[] = [
      {
        kind: 'order',
        id: order.shop_id,
        title: shop ? (context.translation(shop.id, shop.texts).title ?? '') : '',
        img: context.picture(shop?.logo ?? null),
      },
      ...dishesOf(order, context),
      ...(order.courier
        ? [
            {
              kind: 'courier',
              id: order.courier.id,
              title: [order.courier.firstname, order.courier.lastname].filter(Boolean).join(' '),
              img: context.picture(order.courier.img),
            } as const,
          ]
        : []),
    ];
    return enveloped({
      order_id: order.id,
      delivered_at: wireTime(deliveredAt),
      open_until: wireTime(ratingEnds(instant(deliveredAt), rating.days)),
      timezone: shop?.schedule.timeZone ?? null,
      parts: parts.map((part) => ({ ...part, review: toOwnReview(rating, part, call.origin) })),
    });
  };

  return {
    showOrderRating: async (call) => {
      const [order, rating] = [
        await orders.find(call.params.id, call.user.id),
        await rateOrder.find(call.user.id, call.params.id),
      ];
      return order && rating ? shaped(call, order, rating) : notFound;
    },

    rateOrder: async (call) => {
      const parts = call.params.parts.map(({ images = [], comment = '', ...part }) => ({
        ...part,
        comment,
        images: images.map((text) => storedPicture(call.origin, text)),
      }));
      const outcome = await rateOrder.rate(call.user.id, call.params.id, parts, call.language);
      if (!outcome.ok) return RATE_REFUSALS[outcome.error.kind];
      const order = await orders.find(call.params.id, call.user.id);
      return order ? shaped(call, order, outcome.value) : notFound;
    },
  };
};

/** Each dish once, in the order of the lines. */
const dishesOf = ({ details }: OrderRecord, { translation, picture }: CatalogContext): readonly Part[] => {
  const products = new Map(
    details
      .filter(({ parent_id }) => parent_id === null)
      .map(({ snapshot: { product } }) => [product.id, product] as const),
  );
  return [...products.values()].map((product) => ({
    kind: 'product',
    id: product.id,
    title: translation(product.id, product.texts).title ?? '',
    img: picture(product.image),
  }));
};

const toOwnReview = ({ reviews }: OrderRatingRecord, { kind, id }: Part, origin: string) => {
  const own = reviews.find((review) => review.kind === kind && review.subjectId === id);
  return own
    ? {
        rating: own.rating,
        comment: own.comment ?? '',
        images: own.images.map((path) => pictureUrl(origin, path)),
        changeable_until: wireTime(editEnds(instant(own.createdAt))),
      }
    : null;
};

const RATE_REFUSALS: Readonly<Record<RateRefusal['kind'], Refusal>> = {
  'not-found': notFound,
  'not-delivered': refused('ERROR_400', { text: 'NOT_DELIVERED_YET' }),
  'too-late': refused('ERROR_400', { text: 'RATING_CLOSED' }),
  final: refused('ERROR_506'),
  'not-a-rating': fieldRefused('rating', 'FIELD_INVALID'),
  'comment-too-long': fieldRefused('comment', 'FIELD_LONG', { limit: REVIEW_COMMENT_MAX }),
  'foreign-image': fieldRefused('images', 'FIELD_UNKNOWN'),
};
