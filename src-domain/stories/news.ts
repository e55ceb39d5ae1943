import type { Instant } from '../kernel/clock.port.ts';
import { uuid, type Uuid } from '../kernel/ids.ts';
import { isUuid } from '../kernel/uuid.ts';

/** A news item as lists show it. */
export type NewsItem = { readonly uuid: Uuid; readonly title: string; readonly publishedAt: Instant | undefined };

/** ROUTE-1a: the news item an address asks for (`?news=`); anything but a uuid asks for none. */
export const readNewsUuid = (text: string | undefined): Uuid | undefined => (text !== undefined && isUuid(text) ? uuid(text.toLowerCase()) : undefined);

/** ROUTE-1a: the item of a uuid, whatever the case it is written in; `undefined` where it has to be asked for. */
export const newsOf = <Item extends Pick<NewsItem, 'uuid'>>(items: readonly Item[], wanted: Uuid): Item | undefined =>
  items.find((item) => item.uuid.toLowerCase() === wanted.toLowerCase());
