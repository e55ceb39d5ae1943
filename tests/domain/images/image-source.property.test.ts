import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AVATAR_PLACEHOLDER,
  avatarSource,
  GROUNDS,
  groundOf,
  imageAddress,
  imageSource,
  isShowableImage,
} from '@domain/images/index.ts';
import { hostileTextArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const HOST = 'https://food.example';
const SITE = 'https://tiffin.example/shop/1';
const hostArb = fc.constantFrom('', HOST);
const pathArb = fc.stringMatching(/^[a-z0-9][a-z0-9/_~.-]{0,20}$/).filter((path) => !path.includes('http'));
const valueArb = fc.oneof(
  hostileTextArb,
  pathArb,
  fc
    .tuple(
      fc.constantFrom(
        '/',
        '//',
        '///',
        '/\\',
        '\\\\',
        'http://',
        'https://',
        'HTTPS://',
        'data:image/svg+xml,',
        'javascript:',
        'blob:',
        '\t//',
        '/\t/',
        '\n',
        ' ',
        `${HOST}/`,
        `${HOST}.evil.example/`,
      ),
      fc.constantFrom('evil.example/x.png', 'x.png', 'http', ''),
    )
    .map((parts) => parts.join('')),
);

describe('IMAGE-1 image sources', () => {
  it('are shown only from this site or over http(s), as a browser reads them', () => {
    fc.assert(
      fc.property(valueArb, hostArb, (address, host) => {
        if (!isShowableImage(address, host) || !URL.canParse(address, SITE)) return;
        const read = new URL(address, SITE);
        expect(['http:', 'https:']).toContain(read.protocol);
        if (!/^https?:/i.test(address)) expect(read.host).toBe('tiffin.example');
      }),
      runs(40, 30_000),
    );
  });

  it('are rejected with two slashes, other schemes, or hidden behind control characters', () => {
    const bad = [
      '//evil.example/x.png',
      '/\\evil.example/x.png',
      'data:image/png;base64,AA',
      'javascript:alert(1)',
      'x.png',
      '',
      '/\t/evil.example',
      'ja\nvascript:alert(1)',
      `${HOST}.evil`,
      'http:/x',
      'ftp://a/b',
    ];
    expect(bad.map((address) => isShowableImage(address, ''))).toEqual(
      bad.map((address) => address === `${HOST}.evil`),
    );
    expect([
      isShowableImage('/x.png', ''),
      isShowableImage('http://a/x.png', ''),
      isShowableImage(`${HOST}/x.png`, HOST),
      isShowableImage('app://host/x.png', 'app://host'),
    ]).toEqual([true, true, true, true]);
    expect([isShowableImage('ftp:https://a/b', ''), isShowableImage(' https://a/b', '')]).toEqual([false, false]);
    expect([isShowableImage('app://host.evil/x.png', 'app://host'), isShowableImage('x/y', '')]).toEqual([
      false,
      false,
    ]);
  });
});

describe('IMAGE-2 image addresses', () => {
  it('keep values that contain http and prefix all others with the server’s image store', () => {
    fc.assert(
      fc.property(valueArb, pathArb, (value, path) => {
        expect(imageAddress(path, HOST)).toBe(`${HOST}/storage/images/${path}`);
        expect(imageAddress(`/${path}`, HOST)).toBe(`${HOST}/storage/images/${path}`);
        if (value.includes('http')) expect(imageAddress(value, HOST)).toBe(value);
        expect([imageAddress(undefined, HOST), imageAddress('', HOST)]).toEqual([
          AVATAR_PLACEHOLDER,
          AVATAR_PLACEHOLDER,
        ]);
      }),
      runs(25, 10_000),
    );
  });

  it('are checked after they are built', () => {
    fc.assert(
      fc.property(valueArb, (value) => {
        const address = imageAddress(value, HOST);
        expect(imageSource(value, HOST)).toBe(value !== '' && isShowableImage(address, HOST) ? address : undefined);
        expect(avatarSource(imageSource(value, HOST))).toBe(imageSource(value, HOST) ?? AVATAR_PLACEHOLDER);
      }),
      runs(25, 10_000),
    );
    expect([
      imageSource(undefined, HOST),
      imageSource('', HOST),
      avatarSource(imageSource(undefined, HOST)),
      avatarSource(imageSource('', HOST)),
    ]).toEqual([undefined, undefined, AVATAR_PLACEHOLDER, AVATAR_PLACEHOLDER]);
    expect(imageAddress('//x.png', HOST)).toBe(`${HOST}/storage/images/x.png`);
  });
});

describe('IMAGE-1 backgrounds', () => {
  it('follow the name of a picture, else are stable for the same address', () => {
    fc.assert(
      fc.property(valueArb, fc.constantFrom(...GROUNDS), fc.constantFrom('', '?v=2'), (address, ground, query) => {
        expect(GROUNDS).toContain(groundOf(address));
        expect(groundOf(`/images/salad~${ground}.webp${query}`)).toBe(ground);
      }),
      runs(25, 10_000),
    );
    expect(new Set(Array.from({ length: 60 }, (_, index) => groundOf(`/images/${index}.webp`)))).toEqual(
      new Set(GROUNDS),
    );
    expect(groundOf('/a.png')).not.toBe(groundOf('/c.png'));
  });
});
