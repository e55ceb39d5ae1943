import type { LikedShops } from '@domain/catalog/index.ts';
import { isUuid } from '@domain/kernel/uuid.ts';
import { uuid } from '@domain/kernel/ids.ts';
import { createStoredValue, jsonCodec, type TextShelf } from '../drivers/browser/stored-value.ts';

/** STORE-1: liked shops stay on the device by uuid; whatever else stands there is dropped. */
export const createStoredLikedShops = ({ shelf }: { readonly shelf: TextShelf }): LikedShops =>
  createStoredValue(
    shelf,
    jsonCodec((json) => (Array.isArray(json) ? json.filter((item): item is string => typeof item === 'string' && isUuid(item)).map(uuid) : undefined)),
    [],
  );
