import { describe, expect, it } from 'vitest';
import { createTextLoader } from '@app/entry/texts.ts';

type Answer = { readonly status?: number; readonly body?: string };

const stage = (answers: Readonly<Record<string, readonly Answer[]>>, builtIn: readonly boolean[] = [true]) => {
  const asked: string[] = [];
  const waited: number[] = [];
  let turn = 0;
  const load = createTextLoader({
    fetch: (address) => {
      const path = address as string;
      const answer = answers[path]?.[asked.filter((one) => one === path).length];
      asked.push(path);
      if (!answer) return Promise.reject(new TypeError('No connection'));
      return Promise.resolve(new Response(answer.body ?? '', { status: answer.status ?? 200 }));
    },
    delay: (milliseconds) => {
      waited.push(milliseconds);
      return Promise.resolve();
    },
    builtIn: () =>
      builtIn[turn++] ? Promise.resolve({ translation: { home: 'Home' } }) : Promise.reject(new TypeError('No script')),
  });
  return { load, asked, waited };
};
const file = (body: object): readonly Answer[] => [{ body: JSON.stringify(body) }];

describe('LOCALE-4 the texts of a language', () => {
  it('are its two files, each retried until it loads', async () => {
    const { load, waited } = stage({
      '/locales/de/translation.json': [{ status: 503 }, ...file({ home: 'Start' })],
      '/locales/de/errors.json': file({ 404: 'Weg' }),
    });
    expect(await load('de')).toEqual({ translation: { home: 'Start' }, errors: { 404: 'Weg' } });
    expect(waited).toEqual([350]);
  });

  it('are undefined where there is no file, which is requested once', async () => {
    const { load, asked, waited } = stage({
      '/locales/pt/translation.json': [{ status: 404 }],
      '/locales/pt/errors.json': [{ status: 404 }],
    });
    expect([await load('pt'), asked.length, waited]).toEqual([undefined, 2, []]);
  });

  it('L10 are undefined where they fail to load or parse', async () => {
    expect(await stage({}).load('de')).toBeUndefined();
    expect(
      await stage({ '/locales/de/translation.json': [{ body: '<html>' }], '/locales/de/errors.json': file({}) }).load(
        'de',
      ),
    ).toBeUndefined();
  });

  it('L10 of the fallback load from a chunk instead, as soon as that succeeds', async () => {
    const { load, waited } = stage({}, [false, false, true]);
    expect(await load('en')).toEqual({ translation: { home: 'Home' } });
    expect(waited.slice(-2)).toEqual([5_000, 5_000]);
  });
});
