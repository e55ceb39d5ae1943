import { createServer, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** A span as it arrived, reduced to what tests ask for. */
export type SentSpan = {
  readonly traceId: string;
  readonly spanId: string;
  /** Empty for the first of a trace. */
  readonly parentSpanId: string;
  readonly name: string;
  readonly kind: number;
  readonly hasFailed: boolean;
  readonly attributes: Readonly<Record<string, string | number | boolean>>;
};

/** What a collector does with a batch: takes it, answers 503, or never answers. */
export type Mood = 'takes' | 'refuses' | 'hangs';

/** An OpenTelemetry collector that remembers what it was sent (OTLP over HTTP, as JSON). */
export type Collector = {
  readonly url: string;
  mood: Mood;
  /** Everything that arrived, whatever became of it. */
  readonly spans: readonly SentSpan[];
  /** The same as it was sent. */
  readonly bodies: readonly string[];
  /** The spans of one trace that it has. */
  of(traceId: string): readonly SentSpan[];
  close(): Promise<void>;
};

type Value = { readonly stringValue?: string; readonly intValue?: number | string; readonly boolValue?: boolean };
type Otlp = {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly {
      readonly spans: readonly {
        readonly traceId: string;
        readonly spanId: string;
        readonly parentSpanId?: string;
        readonly name: string;
        readonly kind: number;
        readonly status: { readonly code: number };
        readonly attributes: readonly { readonly key: string; readonly value: Value }[];
      }[];
    }[];
  }[];
};

const FAILED = 2;

const spansIn = (body: string): readonly SentSpan[] =>
  (JSON.parse(body) as Otlp).resourceSpans
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap(({ spans }) => spans)
    .map(({ traceId, spanId, parentSpanId = '', name, kind, status, attributes }) => ({
      ...{ traceId, spanId, parentSpanId, name, kind },
      hasFailed: status.code === FAILED,
      attributes: Object.fromEntries(attributes.map(({ key, value }) => [key, valueOf(value)])),
    }));

const valueOf = ({ stringValue, intValue, boolValue }: Value): string | number | boolean =>
  stringValue ?? boolValue ?? Number(intValue);

export const startCollector = async (): Promise<Collector> => {
  const bodies: string[] = [];
  const spans: SentSpan[] = [];
  let mood: Mood = 'takes';
  const answer = (response: ServerResponse): void => {
    if (mood === 'hangs') return;
    response.writeHead(mood === 'takes' ? 200 : 503, { 'content-type': 'application/json' }).end('{}');
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      bodies.push(body);
      spans.push(...spansIn(body));
      answer(response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get mood() {
      return mood;
    },
    set mood(next) {
      mood = next;
    },
    spans,
    bodies,
    of: (traceId) => spans.filter((span) => span.traceId === traceId),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
