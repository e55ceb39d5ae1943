import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDirectoryFiles, type FilePath } from '@infra/server/foundation/files/index.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORIGIN } from '../support/api.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { makePicture, makePictureOf, sendForm, type Format } from '../support/uploading.ts';

const ONE = '/dashboard/galleries';
const MANY = '/dashboard/galleries/store-many';
const MB = 1024 * 1024;
let test: TestMarketplace;
let directory: string;
let png: Uint8Array;
const tokens = { demo: '', second: '', desk: '' };
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'tiffin-uploads-'));
  await writeFile(join(directory, 'secret.png'), 'outside');
  test = await startMarketplace({}, { files: createDirectoryFiles(join(directory, 'uploads')) });
  png = await makePicture('png');
  for (const name of ['demo', 'second', 'desk'] as const) tokens[name] = await test.api.signIn(`${name}@tiffin.test`);
});
afterAll(async () => {
  await test.marketplace.close();
  await rm(directory, { recursive: true });
});

const upload = (bytes: Uint8Array, type = 'reviews', token = tokens.demo) =>
  sendForm(
    test,
    ONE,
    [
      ['image', bytes],
      ['type', type],
    ],
    token,
  );
const get = (path: string, init: RequestInit = {}) =>
  test.marketplace.fetch(new Request(path.startsWith('http') ? path : ORIGIN + path, init), {
    remoteAddress: '10.0.0.1',
  });
const rows = async () => await test.store.database.selectFrom('uploads').selectAll().orderBy('id').execute();

describe('API-10 an upload', () => {
  it.each<Format>(['png', 'jpeg', 'webp'])(
    'of %s is served as what it is, for ever, and as nothing else',
    async (format) => {
      const { status, body } = await upload(await makePicture(format), 'users');
      expect([status, body.message, body.data.type]).toEqual([200, 'Image successfully uploaded', 'users']);
      expect(body.data.title).toMatch(
        new RegExp(`^${ORIGIN}/storage/images/users/[0-9a-f]{32}\\.${format === 'jpeg' ? 'jpg' : format}$`),
      );
      const response = await get(body.data.title);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, `image/${format}`]);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'content-disposition': 'inline',
        'access-control-allow-origin': '*',
      });
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(50);
      expect((await get(body.data.title, { method: 'HEAD' })).status).toBe(200);
    },
  );

  it('has a random name', async () => {
    const { body } = await sendForm(
      test,
      ONE,
      [
        ['image', png, '../../../etc/passwd.png'],
        ['type', 'users'],
      ],
      tokens.demo,
    );
    expect(body.data.title).toMatch(/\/users\/[0-9a-f]{32}\.png$/);
    expect((await upload(png)).body.data.title).not.toBe((await upload(png)).body.data.title);
  });

  it('requires a token', async () => {
    const before = await rows();
    for (const path of [ONE, MANY] as const)
      expect(
        await sendForm(test, path, [
          ['image', png],
          ['type', 'users'],
        ]),
      ).toMatchObject({ status: 401, body: { statusCode: 'ERROR_100' } });
    expect(await rows()).toEqual(before);
  });

  it.each<readonly [string, () => Uint8Array | string | Promise<Uint8Array>]>([
    ['an svg', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a page', () => Buffer.from('<html><script>alert(1)</script>')],
    ['a picture with a page behind it', () => Buffer.concat([png, Buffer.from('<script>alert(1)</script>')])],
    ['an empty file', () => new Uint8Array()],
    ['more than 2 MB', () => makePictureOf(2 * MB)],
    ['more than may be read at all', () => Buffer.alloc(4 * MB)],
    ['a text in place of a file', () => 'picture.png'],
  ])('of %s is refused', async (_name, bytes) => {
    const before = await rows();
    const { status, body } = await sendForm(
      test,
      ONE,
      [
        ['image', await bytes()],
        ['type', 'users'],
      ],
      tokens.demo,
    );
    expect([status, body.statusCode]).toEqual([400, 'ERROR_508']);
    expect(await rows()).toEqual(before);
  });

  it('of nearly 2 MB is taken', async () => {
    expect((await upload(await makePictureOf(2 * MB - 9_000))).status).toBe(200);
  });

  it('reports missing fields', async () => {
    expect((await sendForm(test, ONE, [['type', 'users']], tokens.demo)).body.params).toHaveProperty('image');
    expect((await sendForm(test, ONE, [['image', png]], tokens.demo)).body.params).toHaveProperty('type');
    expect((await upload(png, '../users')).body.params).toHaveProperty('type');
    expect((await sendForm(test, MANY, [['type', 'users']], tokens.demo)).body.params).toHaveProperty('images');
  });

  it('for site pages requires an operator', async () => {
    expect((await upload(png, 'banners')).body.params).toHaveProperty('type');
    expect((await upload(png, 'banners', tokens.desk)).status).toBe(200);
  });

  it('of 2 MB is rejected by other calls', async () => {
    const form = new FormData();
    form.append('comment', new Blob([new Uint8Array(MB)]), 'x.png');
    const response = await get(`${ORIGIN}/api/v1/rest/shops/review/1`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${tokens.demo}` },
    });
    expect([response.status, ((await response.json()) as { statusCode: string }).statusCode]).toEqual([
      400,
      'ERROR_400',
    ]);
  });
});

describe('API-10 several uploads', () => {
  it('keep their order', async () => {
    const jpeg = await makePicture('jpeg');
    const { body } = await sendForm(
      test,
      MANY,
      [
        ['images[]', png],
        ['images[]', jpeg, 'b.png'],
        ['images[]', png],
        ['type', 'parcel-orders'],
      ],
      tokens.demo,
    );
    expect(body.data.title.map((title) => title.slice(-3))).toEqual(['png', 'jpg', 'png']);
    const indexed = await sendForm(
      test,
      MANY,
      [
        ['images[0]', png],
        ['images[1]', png],
        ['type', 'chats'],
      ],
      tokens.demo,
    );
    expect(indexed.body.data.title).toHaveLength(2);
  });

  it('are stored all or not at all', async () => {
    const before = [await rows(), await readdir(directory, { recursive: true })];
    const { body } = await sendForm(
      test,
      MANY,
      [
        ['images[]', png],
        ['images[]', Buffer.from('<svg/>')],
        ['type', 'users'],
      ],
      tokens.demo,
    );
    expect(body.statusCode).toBe('ERROR_508');
    expect([await rows(), await readdir(directory, { recursive: true })]).toEqual(before);
  });

  it('are limited to ten', async () => {
    const files = (count: number) => Array.from({ length: count }, () => ['images[]', png] as const);
    expect((await sendForm(test, MANY, [...files(11), ['type', 'users']], tokens.demo)).body.params).toHaveProperty(
      'images',
    );
    expect((await sendForm(test, MANY, [...files(10), ['type', 'users']], tokens.demo)).status).toBe(200);
  });

  it('never exceed an account’s quota under concurrency', async () => {
    const { database } = test.store;
    const second = await database
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'second@tiffin.test')
      .executeTakeFirstOrThrow();
    const room = (await upload(png, 'users', tokens.second)).status === 200 ? ((await rows()).at(-1)?.bytes ?? 0) : 0;
    const filler = {
      path: 'users/filler',
      user_id: second.id,
      type: 'users',
      bytes: 100 * MB - room - 2 * room,
      created_at: 1,
    };
    await database.insertInto('uploads').values(filler).execute();
    const files = async () => (await readdir(directory, { recursive: true })).length;
    const before = await files();
    const statuses = (await Promise.all(Array.from({ length: 8 }, () => upload(png, 'users', tokens.second)))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(2);
    expect(await files()).toBe(before + 2);
    await database.deleteFrom('uploads').where('path', '=', 'users/filler').execute();
  });
});

describe('API-10 uploaded files', () => {
  it('are served, and no other file is', async () => {
    const { body } = await upload(png, 'users');
    const name = body.data.title.split('/').at(-1) ?? '';
    const tries = [
      '../secret.png',
      '..%2fsecret.png',
      '%2e%2e/secret.png',
      '..%5csecret.png',
      `users/../../secret.png`,
      `users/%2e%2e/%2e%2e/secret.png`,
      `users/..%2f..%2fsecret.png`,
      `users/./${name}`,
      `users//${name}`,
      `shops/../users/${name}`,
      `USERS/${name}`,
      `users/${name}%00.png`,
      `users/${name}/`,
      `users/${name}.html`,
      `users/${name.replace('.png', '.html')}`,
      `users/${name.replace('.png', '.jpg')}`,
      `users/${'0'.repeat(32)}.png`,
      'users/',
      '',
      '/etc/passwd',
      'file:///etc/passwd',
      '%',
    ];
    for (const path of tries)
      expect([path, (await get(`/storage/images/${path}`)).status]).toEqual([
        path,
        path === `users/./${name}` || path === `shops/../users/${name}` ? 200 : 404,
      ]);
  });

  it('are deleted after their owner’s account', async () => {
    const { body } = await upload(png, 'users', tokens.second);
    const name = body.data.title.split('/').at(-1) ?? '';
    const isOnDisk = async () => (await readdir(directory, { recursive: true })).some((file) => file.endsWith(name));
    await test.store.database.deleteFrom('uploads').where('path', '=', `users/${name}`).execute();
    expect((await get(body.data.title)).status).toBe(404);
    expect(await isOnDisk()).toBe(true);
    await test.timers.tick();
    expect(await isOnDisk()).toBe(true);
    await test.timers.tick();
    expect(await isOnDisk()).toBe(false);
    expect((await get((await upload(png)).body.data.title)).status).toBe(200);
    expect((await readdir(directory)).sort()).toEqual(['secret.png', 'uploads']);
  });
});

describe('OPS-1 a file that cannot be written', () => {
  it('leaves no part of it', async () => {
    const place = join(directory, 'broken');
    const files = createDirectoryFiles(place);
    // A folder where the file would be.
    await mkdir(join(place, 'a.webp'), { recursive: true });
    await expect(files.write('a.webp' as FilePath, png)).rejects.toThrow('rename');
    expect(await readdir(place)).toEqual(['a.webp']);
  });
});
