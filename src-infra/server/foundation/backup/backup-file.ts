import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** Writes lines into a compressed file, which appears under its name only once it is complete. */
export const writeLines = async (
  file: string,
  produce: (write: (line: string) => Promise<void>) => Promise<void>,
): Promise<void> => {
  const draft = `${file}.part`;
  const gzip = createGzip();
  const written = pipeline(gzip, createWriteStream(draft, { mode: 0o600 }));
  // The file may fail before the next line is written to it.
  let broken: unknown;
  written.catch((failure: unknown) => (broken = failure));
  const write = (line: string): Promise<void> =>
    new Promise((resolve, reject) => gzip.write(`${line}\n`, (failure) => (failure ? reject(failure) : resolve())));
  try {
    await produce(write);
    gzip.end();
    await written;
    await rename(draft, file);
  } catch (failure) {
    const cause = broken ?? failure;
    gzip.destroy();
    await written.catch(() => undefined);
    await rm(draft, { force: true });
    throw cause;
  }
};

/** Reads the lines of a compressed file; throws if there is none, and at the place where it is truncated or corrupt. */
export async function* readLines(file: string): AsyncGenerator<string> {
  const gunzip = createGunzip();
  const source = createReadStream(file);
  source.on('error', (failure) => gunzip.destroy(failure));
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of source.pipe(gunzip)) {
    const lines = (rest + decoder.decode(chunk as Buffer, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
