/** A possible mistake in the code, and the test that has to catch it. */
export type Fault = {
  readonly name: string;
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly from: string;
  readonly to: string;
  /** File of the tests to run. */
  readonly tests: string;
  /** Beginning of the full name of the test. */
  readonly caughtBy: string;
};
