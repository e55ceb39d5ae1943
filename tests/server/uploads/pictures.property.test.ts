import { deflateSync } from 'node:zlib';
import * as fc from 'fast-check';
import sharp from 'sharp';
import { readPicture } from '@infra/server/foundation/pictures/index.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { makePicture, type Format } from '../support/uploading.ts';
import { runs } from '../../domain/runs.ts';

const FORMATS: readonly Format[] = ['png', 'jpeg', 'webp'];
const made = new Map<Format, Uint8Array>();
beforeAll(async () => {
  for (const format of FORMATS) made.set(format, await makePicture(format));
});
const pictureOf = (format: Format): Uint8Array => made.get(format) ?? new Uint8Array();
const joined = (...parts: readonly (Uint8Array | string)[]): Uint8Array =>
  new Uint8Array(Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part))));

describe('API-10 accepted pictures', () => {
  it.each(FORMATS)('%s is accepted and looks the same when stored', async (format) => {
    const kept = readPicture(pictureOf(format));
    expect(kept?.format).toBe(format);
    const pixels = (bytes: Uint8Array) => sharp(bytes).autoOrient().raw().toBuffer({ resolveWithObject: true });
    const [before, after] = [await pixels(pictureOf(format)), await pixels(kept?.bytes ?? new Uint8Array())];
    // Orientation stays where browsers look for it first: in JPEG.
    if (format === 'jpeg') {
      expect([before.info.width, before.info.height]).toEqual([30, 40]);
      expect([after.info.width, after.info.height]).toEqual([30, 40]);
    }
    expect(after.data.length).toBe(before.data.length);
  });

  it.each(FORMATS)('%s is stored without location, camera and comment', (format) => {
    expect(Buffer.from(pictureOf(format)).includes('SecretCamera')).toBe(true);
    const kept = Buffer.from(readPicture(pictureOf(format))?.bytes ?? []);
    expect(kept.includes('SecretCamera')).toBe(false);
    expect(kept.length).toBeGreaterThan(50);
  });

  it.each(FORMATS)('%s is unchanged when stored again', (format) => {
    const kept = readPicture(pictureOf(format))?.bytes ?? new Uint8Array();
    expect(Buffer.from(readPicture(kept)?.bytes ?? []).equals(Buffer.from(kept))).toBe(true);
  });

  it('exclude truncated, extended or prefixed ones', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...FORMATS),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        fc.uint8Array({ minLength: 1, maxLength: 40 }),
        (format, share, more) => {
          const bytes = pictureOf(format);
          expect(readPicture(bytes.subarray(0, Math.floor(bytes.length * share)))).toBeUndefined();
          expect(readPicture(joined(bytes, more))).toBeUndefined();
          expect(readPicture(joined(more, bytes))).toBeUndefined();
        },
      ),
    );
  });

  it('exclude random bytes, also behind a known header', () => {
    const beginnings = [
      '',
      '\x89PNG\r\n\x1a\n',
      '\xff\xd8\xff\xe0',
      '\xff\xd8\xff',
      'RIFF\x24\0\0\0WEBPVP8 ',
      'RIFF\x24\0\0\0WEBPVP8X',
    ];
    fc.assert(
      fc.property(fc.constantFrom(...beginnings), fc.uint8Array({ maxLength: 200 }), (beginning, rest) => {
        expect(readPicture(joined(beginning, rest))).toBeUndefined();
      }),
    );
  });

  it('never cause an exception under mutation', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...FORMATS),
        fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 4 }),
        (format, changes) => {
          const bytes = Uint8Array.from(pictureOf(format));
          for (const [place, value] of changes) bytes[place % bytes.length] = value;
          const kept = readPicture(bytes);
          expect(kept === undefined || kept.bytes.length <= bytes.length).toBe(true);
        },
      ),
      runs(500),
    );
  });
});

describe('API-10 disguised files', () => {
  const SCRIPT = '<script>alert(document.domain)</script>';
  const ZIP = 'PK\x03\x04\x14\0\0\0\0\0PK\x05\x06\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0';

  it.each(FORMATS)('a %s with an appended page or archive is cleaned', (format) => {
    for (const tail of [SCRIPT, ZIP, '\0', '<?php system($_GET[0]);', '<svg onload=alert(1)>'])
      expect(readPicture(joined(pictureOf(format), tail))).toBeUndefined();
  });

  it('an unsupported format is rejected', async () => {
    const gif = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
      .gif()
      .toBuffer();
    for (const text of [
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      '<?xml version="1.0"?><svg/>',
      `GIF89a/*${SCRIPT}*/=1;`,
      'BM',
      '%PDF-1.7',
      '',
      '\0\0\0\x1cftypavif',
      '<html>',
    ]) {
      expect(readPicture(joined(text))).toBeUndefined();
    }
    expect(readPicture(gif)).toBeUndefined();
  });

  it('a comment with script is removed and the picture kept', async () => {
    const jpeg = Buffer.from(pictureOf('jpeg'));
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, SCRIPT.length + 2]), Buffer.from(SCRIPT)]);
    const kept = readPicture(joined(jpeg.subarray(0, 2), comment, jpeg.subarray(2)));
    expect(kept?.format).toBe('jpeg');
    expect(Buffer.from(kept?.bytes ?? []).includes('script')).toBe(false);
  });

  it('a PNG with a bad checksum or an unknown critical chunk is rejected', () => {
    const png = Buffer.from(pictureOf('png'));
    const broken = Buffer.from(png);
    const data = png.indexOf('IDAT') + 6;
    broken[data] = (broken[data] ?? 0) ^ 0xff;
    expect(readPicture(new Uint8Array(broken))).toBeUndefined();
  });

  it('a WebP with chunks behind its end is rejected', () => {
    expect(readPicture(joined(pictureOf('webp'), 'HIDE\x04\0\0\0<b/>'))).toBeUndefined();
  });

  it('a JPEG with a huge or a second size is rejected', () => {
    const jpeg = Buffer.from(pictureOf('jpeg'));
    const at = jpeg.findIndex((byte, index) => byte === 0xff && [0xc0, 0xc2].includes(jpeg[index + 1] ?? 0));
    const frame = jpeg.subarray(at, at + 2 + jpeg.readUInt16BE(at + 2));
    const huge = Buffer.from(frame);
    huge.fill(0xff, 5, 9);
    const [before, after] = [jpeg.subarray(0, at), jpeg.subarray(at + frame.length)];
    expect(readPicture(joined(before, frame, after))?.format).toBe('jpeg');
    expect(readPicture(joined(before, huge, after))).toBeUndefined();
    expect(readPicture(joined(before, frame, huge, after))).toBeUndefined();
  });

  it('a WebP without codec signature or with a huge canvas is rejected', () => {
    const webp = Buffer.from(pictureOf('webp'));
    const extended = Buffer.from(webp);
    expect(extended.toString('latin1', 12, 16)).toBe('VP8X');
    extended.fill(0xff, 24, 30);
    expect(readPicture(new Uint8Array(extended))).toBeUndefined();
    const riff = (body: Buffer): Uint8Array => {
      const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
      head.writeUInt32LE(body.length + 4, 4);
      return joined(head, body);
    };
    const lossy = webp.subarray(webp.indexOf('VP8 '));
    const plain = lossy.subarray(0, 8 + lossy.readUInt32LE(4) + (lossy.readUInt32LE(4) % 2));
    expect(readPicture(riff(plain))?.format).toBe('webp');
    const unsigned = Buffer.from(plain);
    unsigned[11] = 0;
    expect(readPicture(riff(unsigned))).toBeUndefined();
  });

  it('a decompression bomb is rejected', async () => {
    expect(readPicture(pngClaiming(16_384, 16_384))).toBeUndefined();
    expect(readPicture(pngClaiming(0, 10))).toBeUndefined();
    expect(readPicture(pngClaiming(10, 10))?.format).toBe('png');
  });
});

const pngClaiming = (width: number, height: number): Uint8Array => {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const around = Buffer.alloc(8);
    around.writeUInt32BE(data.length, 0);
    around.writeUInt32BE(crc(body), 4);
    return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return joined(
    '\x89PNG\r\n\x1a\n',
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(100))),
    chunk('IEND', Buffer.alloc(0)),
  );
};

/** Bit by bit, as the PNG specification has it. */
const crc = (bytes: Uint8Array): number => {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
};
