import {
  ratingSummary,
  readStars,
  STARS,
  type RatingDistribution,
  type RatingSummary,
  type Review,
  type ReviewTally,
} from '@domain/reviews/index.ts';
import type { ToImage } from '../drivers/http/image-reader.ts';
import { fullName } from '../drivers/http/person-wire.ts';
import { optionalInstant } from '../drivers/http/wire-time.ts';
import { asBoolean, asInteger, asNumber, asRecord, asText, listOf, optionalText } from '../drivers/http/wire.ts';

const BEST = 5;

/** Reads the Review of contract 2.4, whose first picture is also in `img`. */
export const toReview = (item: unknown, toImage: ToImage): Review => {
  const dto = asRecord(item);
  const galleries = listOf(dto['galleries'], (row) => toImage(asRecord(row)['path']));
  const pictures = [toImage(dto['img']), ...galleries].filter((picture) => picture !== undefined);
  return {
    id: asInteger(dto['id']),
    rating: Math.min(BEST, Math.max(0, asNumber(dto['rating']))),
    comment: asText(dto['comment']),
    pictures: [...new Set(pictures)],
    author: toAuthor(dto['user'], toImage),
    writtenAt: optionalInstant(dto['created_at']),
    language: optionalText(dto['locale']),
  };
};

/**
 * Reads the bare object of contract 3.3; an absent count is zero. Throws RangeError if a count is too large to be
 * exact.
 */
export const toRatings = (body: unknown): RatingSummary => {
  const group = asRecord(asRecord(body)['group']);
  return ratingSummary(
    Object.fromEntries(STARS.map((stars) => [stars, Math.max(0, asInteger(group[stars]))])) as RatingDistribution,
  );
};

/** Reads `written` of the extension `review_filters`; `undefined` from a server without it. */
export const toTallies = (body: unknown): readonly ReviewTally[] | undefined => {
  const { written } = asRecord(body);
  return Array.isArray(written) ? listOf(written, toTally).flatMap((tally) => tally ?? []) : undefined;
};

const toTally = (item: unknown): ReviewTally | undefined => {
  const dto = asRecord(item);
  const stars = readStars(asInteger(dto['rating']));
  return (
    stars && {
      stars,
      language: optionalText(dto['locale']),
      hasText: asBoolean(dto['with_comment']),
      hasPicture: asBoolean(dto['with_image']),
      count: Math.max(0, asInteger(dto['count'])),
    }
  );
};

const toAuthor = (value: unknown, toImage: ToImage): Review['author'] => {
  const dto = asRecord(value);
  const name = fullName(dto);
  return name === '' ? undefined : { name, image: toImage(dto['img']) };
};
