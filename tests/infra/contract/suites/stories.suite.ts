import { expect, it } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import { shopId, uuid } from '@domain/kernel/ids.ts';
import type { Story } from '@domain/stories/index.ts';
import { createHttpStories } from '@infra/stories/http-stories.adapter.ts';
import { describePort } from '../describe-port.ts';
import type { Embedded } from '../embedded.ts';
import { createFakeStories } from '../fakes/fake-stories.ts';
import { taken } from '../outcome.ts';
import { SAMPLE_HOST, sampleContext, sampleOf } from '../samples.ts';
import { now, storiesLaws } from '../laws/stories.laws.ts';

const NORTH_POLE = { latitude: 89, longitude: 0 };

const clock = { now: () => now };

const falafel: Story = {
  shopId: shopId(501),
  shopTitle: 'Green Spoon',
  logo: `${SAMPLE_HOST}/storage/images/shops/logo/green-spoon.webp`,
  author: { name: 'Ilse Maas', avatar: `${SAMPLE_HOST}/storage/images/users/ilse.webp` },
  product: { uuid: uuid('f3d0b6de-2f0b-4f8e-a7bc-5a2f1f7d1111'), title: 'Falafel bowl' },
  image: `${SAMPLE_HOST}/storage/images/stories/1.webp`,
  createdAt: instant(Date.UTC(2025, 2, 10, 7)),
};

export const storiesSuite = (embedded: Embedded): void => {
  describePort('Stories', storiesLaws, {
    fake: () => ({
      stories: createFakeStories({
        stories: [falafel],
        now: clock.now,
        deliversTo: (_shop, { latitude }) => latitude < 60,
      }),
      now,
      nowhere: NORTH_POLE,
    }),
    embedded: () => {
      const { clock: time } = embedded.market;
      return { stories: createHttpStories({ ...embedded.guest(), clock: time }), now: time.now(), nowhere: NORTH_POLE };
    },
    quirks: [
      {
        name: 'list',
        body: sampleOf('GET rest/stories/paginate'),
        read: (api) => createHttpStories({ api, context: sampleContext, clock }).list(undefined),
      },
    ],
  });

  it("API-1 Stories: reads the contract's sample, page by page until one brings nothing new", async () => {
    const asked: unknown[] = [];
    const body = sampleOf('GET rest/stories/paginate');
    const api = ((_path: string, { query }: { readonly query: Readonly<Record<string, unknown>> }) => {
      asked.push(query['page']);
      return Promise.resolve(body);
    }) as never;
    const groups = taken(await createHttpStories({ api, context: sampleContext, clock }).list(undefined));
    expect(groups).toEqual([{ shopId: shopId(501), stories: [falafel] }]);
    expect(asked).toEqual([1, 2]);
  });

  it('API-1 Stories: keeps loaded pages when a later one fails, and treats a story without a time as new', async () => {
    const { created_at: _time, ...item } = (
      sampleOf('GET rest/stories/paginate') as readonly (readonly Readonly<Record<string, unknown>>[])[]
    )[0]![0]!;
    const api = ((_path: string, { query }: { readonly query: { readonly page: number } }) =>
      query.page === 1 ? Promise.resolve([[item]]) : Promise.reject(new TypeError('fetch failed'))) as never;
    expect(taken(await createHttpStories({ api, context: sampleContext, clock }).list(undefined))).toEqual([
      { shopId: shopId(501), stories: [{ ...falafel, createdAt: now }] },
    ]);
  });
};
