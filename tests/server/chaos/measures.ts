import type { OperationId } from '@infra/server/http/contract/index.ts';
import type { Answer } from '../support/api.ts';

type Sample = { readonly at: number; readonly milliseconds: number; readonly isServed: boolean };

/** What all customers see, and what none should. */
export interface Measures {
  answered(id: OperationId, answer: Answer, milliseconds: number): void;
  /** A call without an answer. Processes may be down or paused meanwhile, so only wrong answers are violations. */
  failed(id: OperationId, failure: unknown, milliseconds: number): void;
  violation(text: string): void;
  readonly violations: readonly string[];
  /** Calls without an answer, with the reason. */
  readonly lost: readonly string[];
  /** Counts by status; `lost` for calls without an answer. */
  readonly statuses: ReadonlyMap<string, number>;
  /** The 99th percentile of the calls that ended in this span of time, and whether all of them were served. */
  span(from: number, to: number): { readonly p99: number; readonly calls: number; readonly areServed: boolean };
}

export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
};

const isAsDescribed = ({ status, headers, body }: Answer): boolean => {
  const { statusCode } = body as { readonly statusCode?: string };
  return status === 503 ? Number(headers.get('retry-after')) > 0 && statusCode === 'ERROR_415' : true;
};

/** `fetch` says only that it failed; the reason is its cause. */
const reasonOf = (failure: unknown): string =>
  failure instanceof Error && failure.cause instanceof Error ? failure.cause.message : String(failure);

export const createMeasures = (): Measures => {
  const samples: Sample[] = [];
  const statuses = new Map<string, number>();
  const violations: string[] = [];
  const lost: string[] = [];
  const count = (status: string): void => void statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const sample = (milliseconds: number, isServed: boolean): void =>
    void samples.push({ at: performance.now(), milliseconds, isServed });

  return {
    answered: (id, answer, milliseconds) => {
      const { status } = answer;
      count(String(status));
      sample(milliseconds, status < 500);
      if (!isAsDescribed(answer) || (status >= 500 && status !== 503))
        violations.push(`${id} answered ${status}: ${JSON.stringify(answer.body)}`);
    },
    failed: (id, failure, milliseconds) => {
      count('lost');
      sample(milliseconds, false);
      lost.push(`${id}: ${reasonOf(failure)}`);
      // `createApi` throws where an answer is against the description.
      if (failure instanceof Error && failure.message.includes('against the description'))
        violations.push(`${id}: ${failure.message}`);
    },
    violation: (text) => void violations.push(text),
    violations,
    lost,
    statuses,
    span: (from, to) => {
      const found = samples.filter(({ at }) => at >= from && at < to);
      return {
        p99: percentile(
          found.map(({ milliseconds }) => milliseconds),
          0.99,
        ),
        calls: found.length,
        areServed: found.length > 0 && found.every(({ isServed }) => isServed),
      };
    },
  };
};
