import { describe, expect, it } from 'vitest';
import { createApiClient } from '@infra/drivers/http/api-client.ts';
import { createHttpPictureUploads } from '@infra/uploads/http-picture-uploads.adapter.ts';

const stage = (body: object) => {
  const forms: FormData[] = [];
  const api = createApiClient({
    fetch: async (input, init) => {
      forms.push(await new Request(input, init).formData());
      return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
    },
    host: 'http://market.test',
    context: { language: () => 'en', currencyId: () => 1, authorization: () => 'Bearer 1|secret' },
    onUnauthorized: () => {},
  });
  const shrink = (picture: Blob) => Promise.resolve(picture.slice(0, 2, 'image/jpeg'));
  return { forms, uploads: createHttpPictureUploads({ api, shrink }) };
};
const picture = { type: 'image/png', arrayBuffer: () => Promise.resolve(new Uint8Array([1, 2, 3]).buffer) };

describe('REVIEW-1h pictures of reviews', () => {
  it('are made smaller, sent with what they are for, and named by their address', async () => {
    const { forms, uploads } = stage({ data: { title: 'http://market.test/storage/images/reviews/1.jpg' } });
    expect(await uploads.upload(picture, 'reviews')).toEqual({
      ok: true,
      value: 'http://market.test/storage/images/reviews/1.jpg',
    });
    const sent = forms[0]?.get('image') as File;
    expect([forms[0]?.get('type'), sent.size, sent.type]).toEqual(['reviews', 2, 'image/jpeg']);
  });

  it('count an answer without an address as malformed', async () => {
    expect(await stage({ data: null }).uploads.upload(picture, 'order_refunds')).toEqual({
      ok: false,
      error: { kind: 'malformed' },
    });
  });
});
