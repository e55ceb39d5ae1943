import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { domainFeatures } from '@app/entry/node/domain-package/features.ts';
import { publicNames } from './public-names.ts';
import { sources } from './source-files.ts';

describe('CORE-2 public names of the domain', () => {
  it('have a docstring: functions, constants, types and the members of ports', () => {
    const names = domainFeatures().flatMap(publicNames);
    expect(names.length).toBeGreaterThan(500);
    expect(
      names.filter(({ docstring }) => !/\w+\W+\w+/.test(docstring)).map(({ path, name }) => `${path}: ${name}`),
    ).toEqual([]);
  });

  it('have only one: no docstring follows another', () => {
    const domain = sources.filter(({ path }) => path.startsWith('src-domain/'));
    expect(domain.length).toBeGreaterThan(200);
    expect(domain.filter(({ text }) => /\*\/\s*\/\*\*/.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('include all of the kernel', () => {
    const reached = new Set(publicNames('kernel').map(({ path }) => path));
    const files = readdirSync('src-domain/kernel').filter((file) => file.endsWith('.ts') && file !== 'index.ts');
    expect(files.filter((file) => !reached.has(`src-domain/kernel/${file}`))).toEqual([]);
  });
});
