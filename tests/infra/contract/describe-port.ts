import { describe } from 'vitest';
import type { Laws } from './laws/laws.ts';
import { itReadsQuirks, type Reading } from './quirks.ts';

type Subjects<Subject> = {
  /** The honest one in memory, with which view-models are tested. */
  readonly fake: () => Subject | Promise<Subject>;
  /** The HTTP adapter on the embedded marketplace. */
  readonly embedded: () => Subject | Promise<Subject>;
  /** What the HTTP adapter makes of answers of existing servers. */
  readonly quirks?: readonly Reading[];
};

/**
 * API-1: Runs one contract against the fake and the adapter on the embedded server, and its readings against recorded
 * quirks.
 */
export const describePort = <Subject>(
  port: string,
  laws: Laws<Subject>,
  { fake, embedded, quirks = [] }: Subjects<Subject>,
): void => {
  describe(`API-1 ${port}: the fake`, () => {
    laws(async () => fake());
  });
  describe(`API-1 ${port}: the adapter on the embedded server`, () => {
    laws(async () => embedded());
  });
  describe.skipIf(quirks.length === 0)(`API-1 ${port}: the adapter on existing servers`, () => {
    itReadsQuirks(quirks);
  });
};
