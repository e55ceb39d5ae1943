import type { Hono } from 'hono';
import { encodeBody, entityTag, gzipText, notModified, type GzippedText } from '../response/index.ts';
import { CORS, type Connection } from '../app.ts';
import document from '../openapi.generated.json' with { type: 'json' };

/** {host}/api/openapi.json: the description of the API, for clients of any origin. */
export const serveOpenApi = (app: Hono<{ Bindings: Connection }>): void => {
  const text = JSON.stringify(document);
  const tag = `W/${entityTag(text)}`;
  const caching = { ...CORS, etag: tag, 'cache-control': 'public, no-cache', vary: 'Accept-Encoding' } as const;
  let gzipped: Promise<GzippedText> | undefined;

  app.get('/api/openapi.json', async ({ req: { raw: request } }) => {
    if (notModified(request, tag)) return new Response(null, { status: 304, headers: caching });
    gzipped ??= gzipText(text, 'often');
    const { body, headers } = await encodeBody(await gzipped, request.headers.get('accept-encoding'));
    return new Response(body, {
      headers: { ...caching, ...headers, 'content-type': 'application/json; charset=utf-8' },
    });
  });
};
