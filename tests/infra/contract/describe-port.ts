import { describe } from 'vitest';
import { itReadsQuirks, type Reading } from './quirks.ts';

/**
 * What any implementation of a port keeps. `fresh` gives one that nothing has happened to yet; laws that need to know
 * more than
 * the port itself (which shop sells what) get it beside the port, as parts of `Subject`.
 */
export type Laws<Subject> = (fresh: () => Promise<Subject>) => void;

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
