import type { Hono } from 'hono';
import { encodeBody, gzipText, type GzippedText } from '../response/encode-body.ts';
import type { Connection } from '../app.ts';
import { pageHeaders } from '../pages/index.ts';
import { readReference } from './read-reference.ts';
import { REFERENCE_STYLE, referencePage } from './reference-page.ts';

const HEADERS = {
  ...pageHeaders(REFERENCE_STYLE),
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, max-age=300',
  vary: 'Accept-Encoding',
} as const;

/** Serves /api/docs, the OpenAPI description as a page to read; rendered on the first request, then cached. */
export const serveReference = (app: Hono<{ Bindings: Connection }>): void => {
  let written: Promise<GzippedText> | undefined;
  app.get('/api/docs', async (context) => {
    written ??= gzipText(referencePage(readReference()), 'often');
    const { body, headers } = await encodeBody(await written, context.req.header('accept-encoding') ?? null);
    return new Response(body, { headers: { ...HEADERS, ...headers } });
  });
};
