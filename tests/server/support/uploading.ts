import sharp from 'sharp';
import { createValidator, readOperations } from '@infra/server/http/contract/index.ts';
import { ORIGIN } from './api.ts';
import type { TestMarketplace } from './marketplace.ts';

export type Format = 'png' | 'jpeg' | 'webp';

/** A real picture with where and by what it was taken, as phones write it. */
export const makePicture = (format: Format, { width = 40, height = 30 } = {}): Promise<Uint8Array> =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 80, b: 40 } } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Copyright: 'SecretCamera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 22/1 0/1' } })
    .withIccProfile('srgb')
    .toFormat(format)
    .toBuffer()
    .then((bytes) => new Uint8Array(bytes));

/** A real picture of so many bytes and some: its pixels are stored as they are. */
export const makePictureOf = (bytes: number): Promise<Uint8Array> => {
  const create = { width: 1_000, height: Math.ceil(bytes / 3_001), channels: 3, background: 'teal' } as const;
  return sharp({ create })
    .png({ compressionLevel: 0 })
    .toBuffer()
    .then((file) => new Uint8Array(file));
};

export type UploadAnswer = {
  readonly status: number;
  readonly body: {
    readonly statusCode?: string;
    readonly params?: object;
    readonly message: string;
    readonly data: { readonly title: string & readonly string[]; readonly type: string };
  };
};
const validator = createValidator();
const operations = readOperations();

/** Sends a form with files; the answer must be as the description says. */
export const sendForm = async (
  { marketplace }: Pick<TestMarketplace, 'marketplace'>,
  path: '/dashboard/galleries' | '/dashboard/galleries/store-many',
  entries: readonly (readonly [name: string, value: string | Uint8Array, filename?: string, type?: string])[],
  token?: string,
): Promise<UploadAnswer> => {
  const form = new FormData();
  for (const [name, value, filename = 'picture.png', type = 'image/png'] of entries) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new Blob([new Uint8Array(value)], { type }), filename);
  }
  const request = new Request(`${ORIGIN}/api/v1${path}`, {
    method: 'POST',
    body: form,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  const response = await marketplace.fetch(request, { remoteAddress: '10.0.0.1' });
  const body: unknown = JSON.parse(await response.text());
  const operation = operations.find((candidate) => candidate.path === path);
  const mistake = operation && validator.answer(operation, response.status, body);
  if (!operation || mistake !== undefined)
    throw new Error(`${path} answered ${response.status} against the description: ${mistake}`);
  return { status: response.status, body: body as UploadAnswer['body'] };
};
