import { readFile } from 'node:fs/promises';
import { KEYED } from '@infra/server/http/idempotency.ts';
import { createValidator, readOperations } from '@infra/server/http/contract/index.ts';
import { generate, readDescription } from '@infra/server/http/generate-types.ts';
import { describe, expect, it } from 'vitest';

const file = (name: string): Promise<string> =>
  readFile(new URL(`../../../src-infra/server/http/${name}`, import.meta.url), 'utf8');

type Sample = { readonly endpoint: string; readonly http: number; readonly response: unknown };
const { samples } = JSON.parse(await readFile(new URL('api-samples.json', import.meta.url), 'utf8')) as {
  samples: readonly Sample[];
};

describe('API-1 the description', () => {
  it('matches the generated files', async () => {
    const { types, document } = await generate(await readDescription());
    expect(types === (await file('openapi.generated.ts')), 'run: npx tsx src-infra/server/http/generate-types.ts').toBe(
      true,
    );
    expect(
      document === (await file('openapi.generated.json')),
      'run: npx tsx src-infra/server/http/generate-types.ts',
    ).toBe(true);
  });

  it('has a unique id for every operation', () => {
    const ids = readOperations().map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(50);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('lists fixed paths before parameterised ones', () => {
    const paths = readOperations().map(({ path }) => path);
    expect(paths.indexOf('/rest/shops/paginate')).toBeLessThan(paths.indexOf('/rest/shops/{id}'));
    expect(paths.indexOf('/dashboard/user/addresses/delete')).toBeLessThan(
      paths.indexOf('/dashboard/user/addresses/{id}'),
    );
  });

  it('has no text that a comma of the YAML cuts in two', async () => {
    const cut: string[] = [];
    JSON.parse(await file('openapi.generated.json'), (key: string, value: unknown) => {
      if (value === null && !/^\d+$/.test(key)) cut.push(key);
      return value;
    });
    expect(cut).toEqual([]);
  });

  it('documents errors for every operation', () => {
    const incomplete = readOperations().filter(({ responses, isSecured }) =>
      ['200', '400', '404', '429', '500', ...(isSecured ? ['401', '403'] : [])].some(
        (status) => !(status in responses),
      ),
    );
    expect(incomplete.map(({ id }) => id)).toEqual([]);
  });

  it('documents what may become of an idempotency key', () => {
    const keyed = readOperations().filter(({ id }) => KEYED.has(id));
    expect(keyed.length).toBe(KEYED.size);
    const incomplete = keyed.filter(({ responses }) => !('409' in responses && '422' in responses));
    expect(incomplete.map(({ id }) => id)).toEqual([]);
  });
});

describe('API-1 the samples of the contract', () => {
  const operations = readOperations();
  const validator = createValidator();
  const described = samples.flatMap((sample) => {
    const [method = '', address = ''] = sample.endpoint.replace(/ \(.*\)$/, '').split(' ');
    const path = `/${address.split('?')[0]}`;
    const operation = operations.find(
      (candidate) =>
        candidate.method === method && new RegExp(`^${candidate.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
    );
    return operation ? [{ name: `${sample.endpoint} ${sample.http}`, sample, operation }] : [];
  });

  it('exist for many operations', () => {
    expect(described.length).toBeGreaterThanOrEqual(20);
  });

  it.each(described.filter(({ sample }) => typeof sample.response !== 'string'))(
    '$name fits the description',
    ({ sample, operation }) => {
      expect(validator.answer(operation, sample.http, sample.response)).toBeUndefined();
    },
  );
});
