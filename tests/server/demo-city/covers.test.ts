import { demoCity } from '@infra/server/demo-city/content/index.ts';
import { describe, expect, it } from 'vitest';

describe('IMAGE-2 the covers of the demo city', () => {
  it('are of one shop each: no two cards of a list look alike', () => {
    const covers = demoCity.shops.map(({ cover }) => cover);
    expect(covers.filter((cover, index) => covers.indexOf(cover) !== index)).toEqual([]);
  });
});
