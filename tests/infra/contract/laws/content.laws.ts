import { expect, it } from 'vitest';
import { type Articles, LEGAL_TEXTS, type MarketTexts } from '@domain/content/index.ts';
import { careerId, uuid } from '@domain/kernel/ids.ts';
import type { Laws } from './laws.ts';
import { taken } from '../outcome.ts';
import { walkPages } from '../pages.ts';

export const articleLaws: Laws<Articles> = (fresh) => {
  it('ROUTE-8 lists articles newest first, and loads each as listed', async () => {
    const articles = await fresh();
    const all = await walkPages(
      (page) => articles.list(page),
      ({ id }) => id,
    );
    expect(all.length).toBeGreaterThan(0);
    const days = all.map(({ publishedOn }) => publishedOn ?? '');
    expect(days).toEqual(days.toSorted().toReversed());
    for (const card of all) {
      const article = taken(await articles.load(card.id));
      expect(article).toMatchObject(card);
      expect(article.body).not.toBe('');
    }
    expect(await articles.load(uuid('00000000-0000-4000-8000-00000000dead'))).toMatchObject({
      ok: false,
      error: { kind: 'rejected', status: 404 },
    });
  });

  it('CATALOG-3 returns only the newest news, which can be opened', async () => {
    const articles = await fresh();
    const news = taken(await articles.latestNews());
    expect(news).toHaveLength(1);
    for (const card of news) expect(taken(await articles.load(card.id))).toMatchObject(card);
    const listed = await walkPages(
      (page) => articles.list(page),
      ({ id }) => id,
    );
    expect(listed.map(({ id }) => id)).not.toContain(news[0]?.id);
  });
};

export const textLaws: Laws<MarketTexts> = (fresh) => {
  it('ROUTE-9 returns questions, parts about the marketplace and legal texts', async () => {
    const texts = await fresh();
    const [faqs, about] = [taken(await texts.faqs()), taken(await texts.about())];
    expect([faqs, about].map((items) => new Set<unknown>(items.map(({ id }) => id)).size)).toEqual([
      faqs.length,
      about.length,
    ]);
    expect([faqs.length, about.length].every((count) => count > 0)).toBe(true);
    for (const kind of LEGAL_TEXTS) expect(taken(await texts.legal(kind)).title).not.toBe('');
  });

  it('ROUTE-9 describes how to become a driver, and loads each job as listed', async () => {
    const texts = await fresh();
    expect(taken(await texts.deliver()).title).not.toBe('');
    const careers = taken(await texts.careers());
    expect([careers.length > 0, new Set(careers.map(({ id }) => id)).size]).toEqual([true, careers.length]);
    for (const career of careers) expect(taken(await texts.career(career.id))).toEqual(career);
    expect(await texts.career(careerId(987_654_321))).toMatchObject({
      ok: false,
      error: { kind: 'rejected', status: 404 },
    });
  });

  it('ROUTE-2 returns a landing text and counts that are never negative', async () => {
    const texts = await fresh();
    expect(taken(await texts.landing()).title).not.toBe('');
    const { people, delivered } = taken(await texts.figures());
    expect([people, delivered].every((count) => Number.isSafeInteger(count) && count >= 0)).toBe(true);
  });
};
