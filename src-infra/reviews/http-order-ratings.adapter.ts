import type { $Fetch } from 'ofetch';
import { orderId } from '@domain/kernel/ids.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import { RATED_KINDS, type OrderRating, type OrderRatings, type RatedPart } from '@domain/reviews/index.ts';
import type { ToImage } from '../drivers/http/image-reader.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { asInstant } from '../drivers/http/wire-time.ts';
import { asInteger, asRecord, asText, dataOf, listOf, optionalText } from '../drivers/http/wire.ts';

type Deps = { readonly api: $Fetch; readonly context: { readonly toImage: ToImage } };

/** The extension `order_rating` of docs/http-api.md. */
export const createHttpOrderRatings = ({ api, context: { toImage } }: Deps): OrderRatings => {
  const path = (id: number): string => `dashboard/user/orders/${id}/rating`;
  const read = (body: unknown): Result<OrderRating, RemoteFailure> => toRating(dataOf(body), toImage);
  return {
    load: (id) => readAnswer(api<unknown>(path(id)), read),
    save: (id, parts) =>
      readAnswer(
        api<unknown>(path(id), {
          method: 'PUT',
          body: { parts: parts.map(({ pictures, ...part }) => ({ ...part, images: pictures })) },
        }),
        read,
      ),
  };
};

const toRating = (data: unknown, toImage: ToImage): Result<OrderRating, RemoteFailure> => {
  const dto = asRecord(data);
  const id = asInteger(dto['order_id']);
  if (id <= 0) return err({ kind: 'malformed' });
  return ok({
    orderId: orderId(id),
    deliveredAt: asInstant(dto['delivered_at']),
    openUntil: asInstant(dto['open_until']),
    timeZone: optionalText(dto['timezone']),
    parts: listOf(dto['parts'], (item) => toPart(item, toImage)).flatMap((part) => part ?? []),
  });
};

const toPart = (item: unknown, toImage: ToImage): RatedPart | undefined => {
  const dto = asRecord(item);
  const kind = RATED_KINDS.find((known) => known === dto['kind']);
  const own = asRecord(dto['review']);
  return (
    kind && {
      kind,
      id: asInteger(dto['id']),
      name: asText(dto['title']),
      image: toImage(dto['img']),
      own:
        own['rating'] === undefined
          ? undefined
          : {
              rating: asInteger(own['rating']),
              comment: asText(own['comment']),
              pictures: listOf(own['images'], asText),
              changeableUntil: asInstant(own['changeable_until']),
            },
    }
  );
};
