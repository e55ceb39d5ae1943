import { createServer, type Server } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

/**
 * The same pages without any script: the fastest a page with this content can be. Everything else is passed through.
 */
export const startFloor = (origin: string, port: number): Promise<Server> => {
  const server = createServer((request, response) => {
    void fetch(origin + (request.url ?? '/'), {
      headers: { accept: request.headers.accept ?? '*/*', 'accept-language': 'en' },
    }).then(async (answer) => {
      const bytes = Buffer.from(await answer.arrayBuffer());
      const type = answer.headers.get('content-type') ?? 'application/octet-stream';
      if (!type.startsWith('text/html'))
        return response
          .writeHead(answer.status, {
            'content-type': type,
            'cache-control': answer.headers.get('cache-control') ?? '',
          })
          .end(bytes);
      const page = bytes
        .toString('utf8')
        .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
        .replaceAll(origin, `http://127.0.0.1:${port}`);
      return response
        .writeHead(answer.status, { 'content-type': type, 'content-encoding': 'br' })
        .end(brotliCompressSync(page));
    });
  });
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)));
};
