import { uuidOf } from '@infra/server/demo-city/seed/stable-ids.ts';
import { asJson } from '@infra/server/store/index.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '@infra/server/http/contract/index.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';

/** What an operator's account in wrong hands could store. */
const HOSTILE =
  '<p onclick="alert(1)">Hello<script>alert(2)</script><img src=x onerror=alert(3)>' +
  '<a href="javascript:alert(4)">link</a></p><iframe src="https://x.y"></iframe>';
const HARMLESS = '<p>Hellolink</p>';
const PLAIN = '<script>alert(5)</script>';

let test: TestMarketplace;
beforeAll(async () => {
  test = await startMarketplace();
  const { database } = test.store;
  const texts = asJson({ en: { title: PLAIN, description: HOSTILE } });
  await database
    .updateTable('blogs')
    .set({ texts: asJson({ en: { title: PLAIN, short_desc: PLAIN, description: HOSTILE } }) })
    .execute();
  await database.updateTable('pages').set({ texts }).execute();
  await database.updateTable('legal_texts').set({ texts }).execute();
  await database.updateTable('careers').set({ texts }).execute();
  await database
    .updateTable('faqs')
    .set({ texts: asJson({ en: { question: PLAIN, answer: HOSTILE } }) })
    .execute();
  await database
    .updateTable('recipes')
    .set({
      ingredient_texts: asJson({ en: { title: HOSTILE } }),
      instruction_texts: asJson({ en: { title: HOSTILE } }),
    })
    .execute();
});
afterAll(() => test.marketplace.close());

describe('API-11 stored HTML', () => {
  it.each<readonly [OperationId, object]>([
    ['listBlogs', {}],
    ['showBlog', { uuid: uuidOf('news spring') }],
    ['showLastBlog', {}],
    ['listPages', {}],
    ['showPage', { type: 'about' }],
    ['showTerm', {}],
    ['showPolicy', {}],
    ['listCareers', {}],
    ['showCareer', { id: 1 }],
    ['showRecipe', { id: 1 }],
  ])('is harmless in every text of %s', async (operation, sent) => {
    const { body } = await test.api.call(operation, { ...sent });
    const text = JSON.stringify(body);
    expect(text).toContain(JSON.stringify(HARMLESS).slice(1, -1));
    expect(text).not.toMatch(/onclick|onerror|alert\([1-4]\)|javascript|iframe/);
  });

  it('is no HTML at all in answers to questions', async () => {
    const { translation } = (await test.api.ok('listFaqs')).data[0] ?? {};
    expect(translation?.answer).toBe('Hellolink');
  });

  it('excludes plain texts, which are stored unescaped for readers that escape them', async () => {
    expect((await test.api.ok('showTerm')).data.translation.title).toBe(PLAIN);
    expect((await test.api.ok('listFaqs')).data[0]?.translation.question).toBe(PLAIN);
    expect((await test.api.ok('showLastBlog')).data.translation.short_desc).toBe(PLAIN);
  });
});
