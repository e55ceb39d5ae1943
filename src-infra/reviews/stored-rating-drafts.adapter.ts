import type { OrderId } from '@domain/kernel/ids.ts';
import type { KeyValueStorage } from '../drivers/browser/key-value-storage.ts';
import { jsonCodec } from '../drivers/browser/stored-value.ts';
import { asInteger, asRecord, listOf, optionalText } from '../drivers/http/wire.ts';

type Draft = {
  readonly stars: Readonly<Record<string, number>>;
  readonly comment: string | undefined;
  readonly pictures: readonly string[] | undefined;
};

/** Unsent ratings in this tab's session storage. Drops what cannot be read (L12). */
export const createStoredRatingDrafts = ({ storage }: { readonly storage: KeyValueStorage }) => {
  const name = (order: OrderId): string => `rating-${order}`;
  const codec = jsonCodec(readDraft);
  return {
    read: (order: OrderId): Draft | undefined => {
      const text = storage.get(name(order));
      return text === undefined ? undefined : codec.read(text);
    },
    write: (order: OrderId, draft: Draft | undefined): void => {
      if (draft) storage.set(name(order), JSON.stringify(draft));
      else storage.remove(name(order));
    },
  };
};

const readDraft = (json: unknown): Draft => {
  const dto = asRecord(json);
  const stars = Object.entries(asRecord(dto['stars'])).map(([part, given]) => [part, asInteger(given)] as const);
  return {
    stars: Object.fromEntries(stars.filter(([, given]) => given >= 1 && given <= 5)),
    comment: typeof dto['comment'] === 'string' ? dto['comment'] : undefined,
    pictures: Array.isArray(dto['pictures'])
      ? listOf(dto['pictures'], optionalText).filter((address) => address !== undefined)
      : undefined,
  };
};
