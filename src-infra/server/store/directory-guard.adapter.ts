import { rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { DirectoryLock, LockRefusal, Patience } from './directory-lock.adapter.ts';

/** Longer names of sockets are cut off by the system. */
const MAX_PATH = 100;
const ANSWER_MS = 1000;
const socketIn = (directory: string): string => join(directory, 'server.socket');

/**
 * Returns the process that guards a directory, 0 if it does not say which. Processes of other containers are invisible,
 * but their sockets on a shared volume answer as long as they live.
 */
export const guardOf = (directory: string): Promise<number | undefined> =>
  new Promise((resolve) => {
    let said = '';
    const socket = connect(socketIn(directory));
    socket.setTimeout(ANSWER_MS, () => socket.destroy());
    socket.on('data', (text) => void (said += text.toString()));
    socket.on('error', () => resolve(undefined));
    socket.on('close', () => resolve(Number(said)));
  });

/** Guards a directory while this process lives. Does nothing where the volume has no sockets. */
export const guardDirectory = async (
  directory: string,
  own: number,
  { rounds, pause }: Patience,
): Promise<Result<DirectoryLock, LockRefusal>> => {
  const path = socketIn(directory);
  const holder = await guardOf(directory);
  if (holder !== undefined) {
    if (rounds === 0 || holder === own) return err({ kind: 'in-use', process: holder });
    await pause();
    return guardDirectory(directory, own, { rounds: rounds - 1, pause });
  }
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end(String(own));
  });
  server.unref();
  if (path.length <= MAX_PATH) {
    await rm(path, { force: true });
    await new Promise<void>((resolve) => {
      server.once('error', () => resolve());
      server.listen({ path, readableAll: true, writableAll: true }, () => resolve());
    });
  }
  return ok({ release: () => new Promise((resolve) => void server.close(() => resolve())) });
};
