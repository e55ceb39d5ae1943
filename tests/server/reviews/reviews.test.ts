import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueChanged } from '../support/catalogue.ts';
import { ORIGIN } from '../support/api.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { createShopping, type Customer, type Shopping } from '../support/shopping.ts';
import { makePicture, sendForm } from '../support/uploading.ts';
import { runs } from '../../domain/runs.ts';

let test: TestMarketplace;
let shopping: Shopping;
let product = '';
beforeAll(async () => {
  test = await startMarketplace();
  shopping = await createShopping(test);
  product = (await test.api.ok('listShopProducts', { id: '2', search: 'olives' })).data[0]?.uuid ?? '';
});
afterAll(() => test.marketplace.close());

const ratings = async (id: string) => test.api.ok('showShopRatings', { id });
const picture = async (token: string, type = 'reviews') =>
  (
    await sendForm(
      test,
      '/dashboard/galleries',
      [
        ['image', await makePicture('png')],
        ['type', type],
      ],
      token,
    )
  ).body.data.title;
const average = (group: Readonly<Record<string, number>>) => {
  const [count, sum] = Object.entries(group).reduce(
    ([all, stars], [star, given]) => [all + given, stars + given * Number(star)],
    [0, 0],
  );
  return count === 0 ? 0 : Math.round((sum * 10) / count) / 10;
};

describe('REVIEW-1 reviews of a shop', () => {
  it('update the average at once, exactly', async () => {
    const before = await ratings('1');
    const { token } = await shopping.customer();
    const { data } = await test.api.ok(
      'reviewShop',
      { id: '1', rating: 1, comment: '  Cold & late <b>!  ' },
      { token },
    );
    const after = await ratings('1');
    expect(after.group).toEqual({ ...before.group, 1: before.group[1] + 1 });
    expect([after.count, after.avg]).toEqual([before.count + 1, average(after.group)]);
    expect([data.reviews_count, data.rating_avg]).toEqual([after.count, after.avg]);
    const [review] = (await test.api.ok('listShopReviews', { id: '1' })).data;
    expect(review).toMatchObject({
      rating: 1,
      comment: 'Cold & late <b>!',
      assignable_id: 1,
      assignable_type: 'Shop',
      user: { firstname: 'Nadia' },
    });
  });

  it('are limited to one per user', async () => {
    const { token } = await shopping.customer();
    await test.api.ok('reviewShop', { id: '1', rating: 5 }, { token });
    const before = await ratings('1');
    expect(
      await test.api.no('reviewShop', { id: '1', rating: 2, comment: 'Changed my mind' }, { token }),
    ).toMatchObject({ status: 400, statusCode: 'ERROR_506' });
    expect(await ratings('1')).toEqual(before);
    await test.api.ok('reviewShop', { id: '2', rating: 4 }, { token });
  });

  it('are limited to one under twenty concurrent requests', async () => {
    const { token } = await shopping.customer();
    const before = await ratings('1');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => test.api.call('reviewShop', { id: '1', rating: 4, comment: 'Good' }, { token })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const after = await ratings('1');
    expect(after.group).toEqual({ ...before.group, 4: before.group[4] + 1 });
  });

  it('count all concurrent reviews of different users', async () => {
    const customers: Customer[] = [];
    while (customers.length < 10) customers.push(await shopping.customer());
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 10, maxLength: 10 }), async (stars) => {
        await test.store.database
          .deleteFrom('reviews')
          .where(
            'user_id',
            'in',
            customers.map(({ id }) => id),
          )
          .execute();
        const before = (await ratings('2')).group;
        await Promise.all(
          stars.map((rating, place) =>
            test.api.ok('reviewShop', { id: '2', rating }, { token: customers[place]?.token }),
          ),
        );
        const after = await ratings('2');
        for (const star of [1, 2, 3, 4, 5] as const)
          expect(after.group[star] - before[star]).toBe(stars.filter((given) => given === star).length);
        expect(after.avg).toBe(average(after.group));
      }),
      runs(4),
    );
  });

  it.each([0, 6, 4.7, -1, '5 stars', null, 1e9, Number.MAX_SAFE_INTEGER])('reject %s stars', async (rating) => {
    const { token } = await shopping.customer();
    expect(Object.keys((await test.api.no('reviewShop', { id: '1', rating }, { token })).params)).toEqual(['rating']);
  });

  it('allow 1,000 characters and reject 1,001', async () => {
    const { token } = await shopping.customer();
    expect(
      (await test.api.no('reviewShop', { id: '1', rating: 5, comment: '😀'.repeat(1001) }, { token })).params,
    ).toHaveProperty('comment');
    await test.api.ok('reviewShop', { id: '1', rating: 5, comment: '😀'.repeat(1000) }, { token });
  });

  it('answer 404 for unknown and closed shops', async () => {
    const { token } = await shopping.customer();
    expect((await test.api.no('reviewShop', { id: '99', rating: 5 }, { token })).status).toBe(404);
    await test.store.database.updateTable('shops').set({ status: 'rejected' }).where('id', '=', 3).execute();
    await catalogueChanged(test.store, 3, 'shop');
    expect((await test.api.no('reviewShop', { id: '3', rating: 5 }, { token })).status).toBe(404);
  });
});

describe('REVIEW-1 pictures of a review', () => {
  it('must be the author’s own, and are shown', async () => {
    const { token } = await shopping.customer();
    const [first, second] = [await picture(token), await picture(token)];
    await test.api.ok('reviewShop', { id: '1', rating: 5, images: [first, second] }, { token });
    const review = (await test.api.ok('listShopReviews', { id: '1', perPage: 100 })).data.find(
      ({ img }) => img === first,
    );
    expect(review?.galleries.map(({ path }) => path)).toEqual([first, second]);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example/x.png',
    'https://evil.example/x.png',
    '/etc/passwd',
    'reviews/../x.png',
    '',
    'products/olives.webp',
    `${ORIGIN}/storage/images/reviews/${'0'.repeat(32)}.png`,
  ])('do not include %s', async (image) => {
    const { token } = await shopping.customer();
    expect((await test.api.no('reviewShop', { id: '1', rating: 5, images: [image] }, { token })).params).toHaveProperty(
      'images',
    );
  });

  it('reject those of other users or of another type', async () => {
    const [mine, theirs] = [await shopping.customer(), await shopping.customer()];
    for (const image of [await picture(theirs.token), await picture(mine.token, 'users')]) {
      expect(
        (await test.api.no('reviewShop', { id: '1', rating: 5, images: [image] }, { token: mine.token })).params,
      ).toHaveProperty('images');
    }
    await test.api.ok('reviewShop', { id: '1', rating: 5 }, { token: mine.token });
  });
});

describe('REVIEW-1 reviews of a product', () => {
  const seen = async () => (await test.api.ok('showProduct', { id: product })).data;

  it('are separate from those of its shop', async () => {
    const [shop, before] = [await ratings('2'), await seen()];
    const { token } = await shopping.customer();
    const { data } = await test.api.ok('reviewProduct', { uuid: product, rating: 3, comment: 'Salty' }, { token });
    expect([data.reviews_count, data.rating_percent]).toEqual([(before.reviews_count ?? 0) + 1, 3]);
    expect(await ratings('2')).toEqual(shop);
    expect(
      (await test.api.ok('listShopReviews', { id: '2', perPage: 100 })).data.map(({ comment }) => comment),
    ).not.toContain('Salty');
    expect((await test.api.ok('listProductReviews', { uuid: product })).data[0]).toMatchObject({
      rating: 3,
      comment: 'Salty',
      reviewable_type: 'Product',
    });
  });

  it('are limited to one per user, also under concurrency', async () => {
    const { token } = await shopping.customer();
    const before = await seen();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => test.api.call('reviewProduct', { uuid: product, rating: 5 }, { token })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await seen()).reviews_count).toBe((before.reviews_count ?? 0) + 1);
    expect((await seen()).rating_percent).toBe(4);
  });

  it('answer 404 for unknown products', async () => {
    const { token } = await shopping.customer();
    expect(
      (await test.api.no('reviewProduct', { uuid: '00000000-0000-4000-8000-000000000000', rating: 5 }, { token }))
        .status,
    ).toBe(404);
    expect((await test.api.no('reviewProduct', { uuid: product, rating: 5 })).status).toBe(401);
  });
});
