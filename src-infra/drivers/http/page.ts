import type { Page } from '@domain/kernel/page.ts';
import { asInteger, asRecord, dataOf, listOf } from './wire.ts';

/** Contract 1.3: reads a list answer as a page; without meta it is the last page. */
export const toPage = <Item>(body: unknown, read: (item: unknown) => Item): Page<Item> => {
  const items = listOf(dataOf(body), read);
  const meta = asRecord(asRecord(body)['meta']);
  const page = asInteger(meta['current_page']) || 1;
  return {
    items,
    page,
    lastPage: asInteger(meta['last_page']) || page,
    total: asInteger(meta['total']) || items.length,
  };
};
