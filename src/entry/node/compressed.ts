import { Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip, type BrotliCompress, type Gzip } from 'node:zlib';
import { acceptedEncoding } from '../../../src-infra/server/index.ts';

export interface Writer {
  write(text: string): Promise<void>;
  /** Sends what has been written so far. */
  flush(): Promise<void>;
}

/** Level 5 costs a millisecond or two for a page and is within a few percent of the best. */
const BROTLI_LEVEL = 5;

/** Streams text in the content coding that the request accepts. */
export const compressed = (
  request: Request,
  produce: (writer: Writer) => Promise<void>,
  { status, headers }: { readonly status: number; readonly headers: Headers },
): Response => {
  const encoding = acceptedEncoding(request.headers.get('accept-encoding'), ['br', 'gzip']);
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  if (encoding === undefined) return new Response(plain(produce), { status, headers });
  const stream =
    encoding === 'br'
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL } })
      : createGzip();
  headers.set('content-encoding', encoding);
  produce(writerOf(stream)).then(
    () => stream.end(),
    (cause: unknown) => stream.destroy(cause instanceof Error ? cause : new Error(String(cause))),
  );
  return new Response(Readable.toWeb(stream) as ReadableStream<Uint8Array>, { status, headers });
};

const writerOf = (stream: BrotliCompress | Gzip): Writer => ({
  write: (text) =>
    new Promise((resolve, reject) => stream.write(text, (failure) => (failure ? reject(failure) : resolve()))),
  flush: () => new Promise((resolve) => stream.flush(resolve)),
});

const plain = (produce: (writer: Writer) => Promise<void>): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start: (controller) => {
      const writer: Writer = { write: async (text) => controller.enqueue(encoder.encode(text)), flush: async () => {} };
      produce(writer).then(
        () => controller.close(),
        (cause: unknown) => controller.error(cause),
      );
    },
  });
};
