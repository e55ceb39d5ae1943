import type { LogEvent } from 'kysely';
import { noTracing, type Tracing } from '../foundation/tracing/index.ts';

export type StatementListeners = {
  /** Receives the text of every statement that is neither begin nor commit. */
  readonly onStatement?: ((text: string) => void) | undefined;
  readonly tracing?: Pick<Tracing, 'isOn' | 'record' | 'span'>;
};

/** The option of Kysely that reports statements: their text with placeholders, never a parameter. */
export const reportStatements = ({
  onStatement,
  tracing = noTracing,
}: StatementListeners): { readonly log?: (event: LogEvent) => void } => {
  if (!onStatement && !tracing.isOn) return {};
  return {
    log: (event) => {
      const { query, queryDurationMillis } = event;
      onStatement?.(query.sql);
      tracing.record(nameOf(query.sql), {
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': query.sql },
        milliseconds: queryDurationMillis,
        ...(event.level === 'error' && { failure: event.error }),
      });
    },
  };
};

const VERB = /\w+/;
const TABLE = /\b(?:from|into|update)\s+"?(\w+)/i;

/** What a statement does, and the first table that it names: "select shops". */
const nameOf = (sql: string): string => {
  const verb = VERB.exec(sql)?.[0].toLowerCase() ?? 'statement';
  const table = TABLE.exec(sql)?.[1];
  return table === undefined ? verb : `${verb} ${table}`;
};
