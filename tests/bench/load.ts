import { connect, type Socket } from 'node:net';
import { gunzipSync } from 'node:zlib';

/**
 * One request as text: method, path, headers by the generator, body; answers may come packed, as browsers ask for them.
 */
export type Shot = {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Absent: it is measured. */ readonly isAside?: boolean;
};
export type LoadFigures = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Answers that were no success. */
  readonly failed: number;
  readonly kilobytes: number;
};
type Load = {
  readonly port: number;
  readonly connections: number;
  readonly seconds: number;
  readonly warmUpSeconds?: number;
  /** What a connection sends next, and what it was answered last; `number` counts from 0 over all of them. */
  readonly next: (number: number, connection: number, answered: () => string) => Shot;
};

/**
 * Keep-alive connections that each send as soon as they are answered; latency is from the first byte sent to the last
 * one read.
 */
export const runLoad = async ({ port, connections, seconds, warmUpSeconds = 1, next }: Load): Promise<LoadFigures> => {
  const begun = performance.now();
  const [from, until] = [begun + warmUpSeconds * 1000, begun + (warmUpSeconds + seconds) * 1000];
  const latencies: number[] = [];
  let [sent, failed, bytes] = [0, 0, 0];

  const drive = async (connection: number): Promise<void> => {
    const line = await open(port);
    let answered = (): string => '';
    while (performance.now() < until) {
      const shot = next(sent++, connection, answered);
      const at = performance.now();
      const answer = await line.send(textOf(shot, port));
      const now = performance.now();
      answered = answer.text;
      if (shot.isAside) {
        if (answer.status >= 400) failed += 1;
        continue;
      }
      if (now < from || now > until) continue;
      latencies.push(now - at);
      bytes += answer.bytes;
      if (answer.status >= 400) failed += 1;
    }
    line.close();
  };
  await Promise.all(Array.from({ length: connections }, (_, connection) => drive(connection)));
  latencies.sort((left, right) => left - right);
  const at = (share: number): number =>
    latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? Number.NaN;
  return {
    perSecond: Math.round(latencies.length / seconds),
    p50: at(0.5),
    p99: at(0.99),
    failed,
    kilobytes: bytes / 1000 / Math.max(1, latencies.length),
  };
};

const textOf = ({ method = 'GET', path, headers = {}, body = '' }: Shot, port: number): string => {
  const length =
    method === 'GET' ? '' : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`;
  const more = Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  return (
    `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\naccept-encoding: gzip, deflate, br\r\n${length}` +
    `${more}\r\n${body}`
  );
};

type Answer = { readonly status: number; readonly bytes: number; readonly text: () => string };
type Line = { readonly send: (text: string) => Promise<Answer>; readonly close: () => void };

/** Reads just enough of an answer to know where it ends: its status and length. */
const open = async (port: number): Promise<Line> => {
  const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  let waiting: { readonly resolve: (answer: Answer) => void; readonly reject: (cause: Error) => void } | undefined;
  let [status, missing, bytes] = [0, -1, 0];
  let head = Buffer.alloc(0);
  let isPacked = false;
  let chunks: Buffer[] = [];
  socket.on('data', (chunk) => {
    let body = chunk.length;
    if (missing >= 0) chunks.push(chunk);
    else {
      head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      const text = head.toString('latin1', 0, end);
      status = Number(text.slice(9, 12));
      missing = status === 304 ? 0 : Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0);
      isPacked = /\r\ncontent-encoding: gzip/i.test(text);
      body = head.length - end - 4;
      bytes = missing;
      chunks = [head.subarray(end + 4)];
      head = Buffer.alloc(0);
    }
    missing -= body;
    if (missing > 0) return;
    missing = -1;
    const [own, wasPacked] = [chunks, isPacked];
    const read = (): Buffer => (wasPacked ? gunzipSync(Buffer.concat(own)) : Buffer.concat(own));
    waiting?.resolve({ status, bytes, text: () => read().toString('utf8') });
  });
  socket.on('error', (cause) => waiting?.reject(cause));
  socket.on('close', () => waiting?.reject(new Error('The connection was closed')));
  return {
    send: (text) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        socket.write(text);
      }),
    close: () => {
      waiting = undefined;
      socket.destroy();
    },
  };
};
