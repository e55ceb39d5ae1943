import type { parse, PGlite, protocol } from '@electric-sql/pglite';
import { createStatementCache, runPrepared } from './statement-cache.ts';

export type StatementResult<Row> = { readonly rows: Row[]; readonly affectedRows?: number | undefined };
export interface PgliteStatements {
  run<Row>(sql: string, parameters: readonly unknown[]): Promise<StatementResult<Row>>;
}

type Protocol = { readonly parse: typeof parse; readonly protocol: typeof protocol };
type Message = Awaited<ReturnType<PGlite['execProtocol']>>['messages'][number];
/** Parameter and result types of a prepared statement; no columns for statements without rows. */
type PreparedStatement = { readonly types: readonly number[]; readonly columns: readonly Message[] };

/**
 * `PGlite.query` plans every statement again, which takes longer than running most of them. Repeated statements are
 * prepared and run in one round trip. The session must not be used elsewhere.
 */
export const createPgliteStatements = (
  lite: PGlite,
  { parse: read, protocol: { serialize } }: Protocol,
): PgliteStatements => {
  const statements = createStatementCache();
  const prepared = new Map<string, PreparedStatement>();

  const keep = async (name: string, sql: string): Promise<PreparedStatement> => {
    const { messages } = await lite.execProtocol(
      Buffer.concat([serialize.parse({ name, text: sql }), serialize.describe({ type: 'S', name }), serialize.sync()]),
    );
    const found = {
      types: read.parseDescribeStatementResults(messages),
      columns: messages.filter((message) => message.name === 'rowDescription'),
    };
    prepared.set(name, found);
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

  const runByName = async <Row>(
    name: string,
    sql: string,
    parameters: readonly unknown[],
  ): Promise<StatementResult<Row>> => {
    const { types, columns } = prepared.get(name) ?? (await keep(name, sql));
    const values = parameters.map((value, index) => written(value, types[index]));
    const { messages } = await lite.execProtocol(
      Buffer.concat([serialize.bind({ statement: name, values }), serialize.execute({}), serialize.sync()]),
    );
    const [result] = read.parseResults([...columns, ...messages], lite.parsers);
    return { rows: (result?.rows ?? []) as Row[], affectedRows: result?.affectedRows };
  };

  return {
    run: <Row>(sql: string, parameters: readonly unknown[]) =>
      runPrepared<StatementResult<Row>>(statements, sql, (name) =>
        name === undefined ? lite.query<Row>(sql, [...parameters]) : runByName<Row>(name, sql, parameters),
      ),
  };
};
