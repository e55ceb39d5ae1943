import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * A door before the product that can be shut, can hold what is asked for a while, and can pretend that there is a newer
 * build.
 */
export const openFront = async (port: number, behind: number) => {
  const sockets = new Set<Socket>();
  const state = { build: '', hold: (_path: string): Promise<void> | undefined => undefined, asked: [] as string[] };
  let server: Server | undefined;

  const pass = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const path = incoming.url ?? '/';
    state.asked.push(`${incoming.method} ${path}`);
    const isWorker = path === '/service-worker.js';
    const headers = { ...incoming.headers, ...(isWorker && { 'accept-encoding': 'identity' }) };
    const onward = request({ host: '127.0.0.1', port: behind, method: incoming.method, path, headers }, (answer) => {
      if (!isWorker) return void answer.pipe(outgoing.writeHead(answer.statusCode ?? 502, answer.headers));
      const pieces: Buffer[] = [];
      answer
        .on('data', (piece: Buffer) => pieces.push(piece))
        .on('end', () => {
          const text = Buffer.concat(pieces)
            .toString()
            .replace(
              /(version:\s*["'`])([0-9a-f]{12})/,
              (_, start: string, version: string) => `${start}${state.build || version}`,
            );
          const { 'content-length': _, etag: __, ...rest } = answer.headers;
          outgoing.writeHead(answer.statusCode ?? 502, rest).end(text);
        });
    });
    onward.on('error', () => outgoing.destroy());
    // Closes streams, which would otherwise stay open.
    outgoing.on('close', () => onward.destroy());
    void Promise.resolve(state.hold(path)).then(() => incoming.pipe(onward));
  };

  const open = (): Promise<void> =>
    new Promise((resolve) => {
      server = createServer(pass).on(
        'connection',
        (socket) => void sockets.add(socket.on('close', () => sockets.delete(socket))),
      );
      server.listen(port, '127.0.0.1', resolve);
    });
  const shut = (): Promise<void> =>
    new Promise((resolve) => {
      for (const socket of sockets) socket.destroy();
      if (server) server.close(() => resolve());
      else resolve();
      server = undefined;
    });
  await open();
  return { state, open, shut };
};
