import type { Hono } from 'hono';
import { drawCityTile } from '../../demo-city/index.ts';
import type { Connection } from '../app.ts';

const MAX_ZOOM = 20;
const DAY_SECONDS = 86_400;

/** {host}/tiles/{z}/{x}/{y}.svg?theme=light|dark: the map of the city, drawn on request. */
export const serveTiles = (app: Hono<{ Bindings: Connection }>): void => {
  app.get('/tiles/:z/:x/:file', (context, next) => {
    const { z, x, file } = context.req.param();
    const numbers = [z, x, file.replace(/\.svg$/, '')].map((text) => (/^\d{1,7}$/.test(text) ? Number(text) : NaN));
    const [zoom = NaN, column = NaN, row = NaN] = numbers;
    const exists = file.endsWith('.svg') && zoom <= MAX_ZOOM && column < 2 ** zoom && row < 2 ** zoom;
    if (!exists) return next();
    return Promise.resolve(
      new Response(drawCityTile(zoom, column, row, context.req.query('theme') === 'dark' ? 'dark' : 'light'), {
        headers: {
          'content-type': 'image/svg+xml; charset=utf-8',
          'cache-control': `public, max-age=${DAY_SECONDS}`,
          'x-content-type-options': 'nosniff',
          'access-control-allow-origin': '*',
        },
      }),
    );
  });
};
