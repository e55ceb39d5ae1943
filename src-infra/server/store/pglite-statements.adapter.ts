import type { parse, PGlite, protocol } from '@electric-sql/pglite';
import { createKeptStatements, runKept } from './kept-statements.ts';

export type StatementResult<Row> = { readonly rows: Row[]; readonly affectedRows?: number | undefined };
export interface PgliteStatements {
  run<Row>(sql: string, parameters: readonly unknown[]): Promise<StatementResult<Row>>;
}

type Protocol = { readonly parse: typeof parse; readonly protocol: typeof protocol };
type Message = Awaited<ReturnType<PGlite['execProtocol']>>['messages'][number];
/** How a kept statement takes its parameters, and the columns of its rows; none for statements without rows. */
type Kept = { readonly types: readonly number[]; readonly columns: readonly Message[] };

/**
 * `PGlite.query` plans every statement anew, which takes longer than most of them run. Those that come back again and again are
 * kept planned by the session, and run in one exchange. Nobody else may use the session meanwhile.
 */
export const createPgliteStatements = (lite: PGlite, { parse: read, protocol: { serialize } }: Protocol): PgliteStatements => {
  const statements = createKeptStatements();
  const kept = new Map<string, Kept>();

  const keep = async (name: string, sql: string): Promise<Kept> => {
    const { messages } = await lite.execProtocol(Buffer.concat([serialize.parse({ name, text: sql }), serialize.describe({ type: 'S', name }), serialize.sync()]));
    const found = { types: read.parseDescribeStatementResults(messages), columns: messages.filter((message) => message.name === 'rowDescription') };
    kept.set(name, found);
    return found;
  };

  const written = (value: unknown, type: number | undefined): string | null => {
    if (value === null || value === undefined) return null;
    const serializer = type === undefined ? undefined : lite.serializers[type];
    if (serializer) return serializer(value);
    if (typeof value === 'string') return value;
    if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean') return String(value);
    throw new TypeError(`A value of type ${String(type)} cannot be written`);
  };

  const runByName = async <Row>(name: string, sql: string, parameters: readonly unknown[]): Promise<StatementResult<Row>> => {
    const { types, columns } = kept.get(name) ?? (await keep(name, sql));
    const values = parameters.map((value, index) => written(value, types[index]));
    const { messages } = await lite.execProtocol(Buffer.concat([serialize.bind({ statement: name, values }), serialize.execute({}), serialize.sync()]));
    const [result] = read.parseResults([...columns, ...messages], lite.parsers);
    return { rows: (result?.rows ?? []) as Row[], affectedRows: result?.affectedRows };
  };

  return {
    run: <Row>(sql: string, parameters: readonly unknown[]) =>
      runKept<StatementResult<Row>>(statements, sql, (name) => (name === undefined ? lite.query<Row>(sql, [...parameters]) : runByName<Row>(name, sql, parameters))),
  };
};
