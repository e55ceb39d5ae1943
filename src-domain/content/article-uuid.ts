import { uuid, type Uuid } from '../kernel/ids.ts';
import { isUuid } from '../kernel/uuid.ts';

/**
 * ROUTE-1a: Returns the uuid of the article or news item in an address (`?news=`, `/blog/…`), in any case; undefined
 * for anything else.
 */
export const readArticleUuid = (text: string | undefined): Uuid | undefined =>
  text !== undefined && isUuid(text) ? uuid(text.toLowerCase()) : undefined;
