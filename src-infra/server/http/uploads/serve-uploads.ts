import type { Hono } from 'hono';
import type { Uploads } from '../../features/uploads/index.ts';
import { mediaTypeOf } from '../../foundation/files/index.ts';
import type { Connection } from '../app.ts';

const PREFIX = '/storage/images/';
const YEAR_SECONDS = 31_536_000;

/** {host}/storage/images/…: pictures uploaded by users. Files are immutable and always pictures. */
export const serveUploads = (app: Hono<{ Bindings: Connection }>, uploads: Pick<Uploads, 'read'>): void => {
  app.get(`${PREFIX}*`, async (context, next) => {
    const found = await uploads.read(new URL(context.req.url).pathname.slice(PREFIX.length));
    if (!found) return next();
    return new Response(found.bytes, {
      headers: {
        'content-type': mediaTypeOf(found.path),
        'content-disposition': 'inline',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
        'x-content-type-options': 'nosniff',
        'access-control-allow-origin': '*',
      },
    });
  });
};
