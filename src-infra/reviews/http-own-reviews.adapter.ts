import type { $Fetch } from 'ofetch';
import { orderId } from '@domain/kernel/ids.ts';
import { ok } from '@domain/kernel/result.ts';
import type { OwnReview, OwnReviews } from '@domain/reviews/index.ts';
import type { ToImage } from '../drivers/http/image-reader.ts';
import { toPage } from '../drivers/http/page.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { asInstant } from '../drivers/http/wire-time.ts';
import { asInteger, asRecord, asText, listOf } from '../drivers/http/wire.ts';

type Deps = { readonly api: $Fetch; readonly context: { readonly toImage: ToImage } };

const PER_PAGE = 10;

/** The extension `order_rating` of docs/http-api.md. */
export const createHttpOwnReviews = ({ api, context: { toImage } }: Deps): OwnReviews => ({
  list: (page) =>
    readAnswer(api<unknown>('dashboard/user/reviews', { query: { page, perPage: PER_PAGE } }), (body) =>
      ok(toPage(body, (item) => toOwnReview(item, toImage))),
    ),
});

const toOwnReview = (item: unknown, toImage: ToImage): OwnReview => {
  const dto = asRecord(item);
  const order = asInteger(dto['order_id']);
  return {
    id: asInteger(dto['id']),
    title: asText(dto['title']),
    image: toImage(dto['img']),
    rating: asInteger(dto['rating']),
    comment: asText(dto['comment']),
    pictures: listOf(dto['images'], toImage).filter((picture) => picture !== undefined),
    writtenAt: asInstant(dto['created_at']),
    changeableUntil: asInstant(dto['changeable_until']),
    orderId: order > 0 ? orderId(order) : undefined,
  };
};
