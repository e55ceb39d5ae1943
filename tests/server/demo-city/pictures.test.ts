import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { createPictureLibrary, servePictures, type Connection } from '@infra/server/http/index.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const app = new Hono<{ Bindings: Connection }>();
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'tiffin-pictures-'));
  await mkdir(join(directory, 'products'));
  await writeFile(join(directory, 'LICENCE.txt'), 'secret');
  for (const width of [160, 320, 640]) {
    for (const format of ['avif', 'webp'])
      await writeFile(join(directory, `products/falafel~saffron.${width}.${format}`), `${width} ${format}`);
  }
  await writeFile(join(directory, 'products/old.320.webp'), '320 webp');
  servePictures(app, createPictureLibrary(directory));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const get = async (path: string, accept = 'image/avif,image/webp,*/*') => {
  const response = await app.request(`/storage/images/${path}`, { headers: { accept } });
  return { status: response.status, text: await response.text(), headers: response.headers };
};

describe('IMAGE-2 pictures', () => {
  it.each([
    ['products/falafel~saffron.webp?w=200', '320 avif'],
    ['products/falafel~saffron.webp?w=320', '320 avif'],
    ['products/falafel~saffron.webp?w=1', '160 avif'],
    ['products/falafel~saffron.webp?w=5000', '640 avif'],
    ['products/falafel~saffron.webp', '640 avif'],
    ['products/falafel~saffron.webp?w=x', '640 avif'],
    ['products/falafel%7Esaffron.webp?w=160', '160 avif'],
    ['products/old.webp?w=100', '320 webp'],
  ])('%s', async (path, content) => {
    expect(await get(path)).toMatchObject({ status: 200, text: content });
  });

  it('use a format that the browser accepts, and declare it to caches', async () => {
    const { text, headers } = await get('products/falafel~saffron.webp?w=160', 'image/webp,*/*');
    expect(text).toBe('160 webp');
    expect(headers.get('content-type')).toBe('image/webp');
    expect(headers.get('vary')).toBe('Accept');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each([
    'products/none.webp',
    '../LICENCE.txt',
    '..%2F..%2Fetc%2Fpasswd',
    '%2e%2e/LICENCE.txt',
    'LICENCE.txt',
    'products/',
    '',
    'products/falafel~saffron.320.avif/..',
    '%',
    '%00',
    'products%5Cfalafel~saffron.webp',
    '/etc/passwd',
    '__proto__',
    'constructor',
  ])('outside of the folder or of any other kind are not found: %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});
