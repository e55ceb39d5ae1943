import { html as honoHtml } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

export type Html = HtmlEscapedString;
/** No promises: with one of them inside, hono would return a promise of the HTML. */
type Part = string | number | Html | readonly Html[] | undefined | false | null;

/** Renders HTML; every value is escaped unless it is `Html` itself. Attribute values belong in double quotes. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  honoHtml(texts, ...parts) as HtmlEscapedString;
