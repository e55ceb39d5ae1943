import type { LikedShops } from '@domain/catalog/index.ts';
import { isUuid } from '@domain/kernel/uuid.ts';
import { uuid } from '@domain/kernel/ids.ts';
import { createStoredValue, jsonCodec, type TextStore } from '../drivers/browser/stored-value.ts';

/** STORE-1: stores the uuids of liked shops on the device; drops everything else it finds there. */
export const createStoredLikedShops = ({ store }: { readonly store: TextStore }): LikedShops =>
  createStoredValue(
    store,
    jsonCodec((json) =>
      Array.isArray(json)
        ? json.filter((item): item is string => typeof item === 'string' && isUuid(item)).map(uuid)
        : undefined,
    ),
    [],
  );
