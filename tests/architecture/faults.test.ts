import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { clientFaults } from '../faults/client-faults.data.ts';
import { domainFaults } from '../faults/domain-faults.data.ts';
import type { Fault } from '../faults/fault.ts';
import { serverFaults } from '../faults/server-faults.data.ts';
import { fullTitlesOf } from './test-titles.ts';

const faults = [...domainFaults, ...clientFaults, ...serverFaults];

const countIn = (file: string, text: string): number =>
  existsSync(file) ? readFileSync(file, 'utf8').split(text).length - 1 : 0;

describe('planted faults', () => {
  it('apply to the code: each replaces a text that occurs exactly once in its file', () => {
    expect(faults.length).toBeGreaterThan(30);
    expect(faults.filter(({ file, from }) => countIn(file, from) !== 1).map(({ file, from }) => [file, from])).toEqual(
      [],
    );
  });

  it('name tests that exist', () => {
    expect(faults.filter(({ tests }) => !existsSync(tests)).map(({ tests }) => tests)).toEqual([]);
    const isNamed = ({ tests, caughtBy }: Fault): boolean =>
      fullTitlesOf(tests).some((title) => {
        const [fixed = ''] = title.split(/[%$]/);
        return title.startsWith(caughtBy) || (fixed !== title && caughtBy.startsWith(fixed));
      });
    expect(faults.filter((fault) => !isNamed(fault)).map(({ caughtBy }) => caughtBy)).toEqual([]);
  });
});
