import type { Hono } from 'hono';
import type { Connection } from '../app.ts';
import type { PictureFormat, PictureLibrary } from './picture-library.ts';

const PREFIX = '/storage/images/';
const YEAR_SECONDS = 31_536_000;

/** {host}/storage/images/… (contract 1.1): `?w=` chooses a stored width, Accept the format. */
export const servePictures = (app: Hono<{ Bindings: Connection }>, library: PictureLibrary): void => {
  app.get(`${PREFIX}*`, async (context, next) => {
    const url = new URL(context.req.url);
    const path = decoded(url.pathname.slice(PREFIX.length));
    const width = /^\d{1,5}$/.test(url.searchParams.get('w') ?? '') ? Number(url.searchParams.get('w')) : undefined;
    const picture =
      path === undefined ? undefined : await library.find(path, width, formatsOf(context.req.header('accept') ?? ''));
    if (!picture) return next();
    return new Response(picture.bytes, {
      headers: {
        'content-type': `image/${picture.format}`,
        'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
        vary: 'Accept',
        'x-content-type-options': 'nosniff',
        'access-control-allow-origin': '*',
      },
    });
  });
};

const formatsOf = (accept: string): readonly PictureFormat[] =>
  accept.includes('image/avif') ? ['avif', 'webp'] : ['webp'];

const decoded = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};
