import { uuid, type Uuid } from '../kernel/ids.ts';
import { isUuid } from '../kernel/uuid.ts';

/**
 * ROUTE-1a: the article or news item an address asks for (`?news=`, `/blog/…`), whatever its case; anything but a uuid
 * asks for none.
 */
export const readArticleUuid = (text: string | undefined): Uuid | undefined =>
  text !== undefined && isUuid(text) ? uuid(text.toLowerCase()) : undefined;
