import { createReadStream } from 'node:fs';
import { readdirSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { acceptedEncoding } from '../../../src-infra/server/index.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.html': 'text/html; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

type Variant = { readonly path: string; readonly bytes: number };
type StaticFile = {
  readonly type: string;
  readonly cache: string;
  readonly etag: string;
  readonly plain: Variant;
  readonly encoded: ReadonlyMap<string, Variant>;
};

/**
 * Serves the files of a folder, listed once at start: no path can lead outside, because only listed files exist. The
 * request's Accept-Encoding selects a compressed twin (`.br`, `.gz`).
 */
export const createStaticFiles = (root: string): ((request: Request, path: string) => Response | undefined) => {
  const files = listFiles(root);
  return (request, path) => {
    const file = files.get(path);
    if (!file) return undefined;
    const headers = new Headers({
      'content-type': file.type,
      'cache-control': file.cache,
      etag: file.etag,
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    });
    if (request.headers.get('if-none-match') === file.etag) return new Response(null, { status: 304, headers });
    const encoding = acceptedEncoding(request.headers.get('accept-encoding'), [...file.encoded.keys()]);
    const variant = (encoding && file.encoded.get(encoding)) || file.plain;
    if (encoding) headers.set('content-encoding', encoding);
    headers.set('content-length', String(variant.bytes));
    const body =
      request.method === 'HEAD' ? null : (Readable.toWeb(createReadStream(variant.path)) as ReadableStream<Uint8Array>);
    return new Response(body, { headers });
  };
};

const listFiles = (root: string): ReadonlyMap<string, StaticFile> => {
  const paths = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const known = new Set(paths);
  return new Map(
    paths
      .filter((path) => !ENCODINGS.some(([, suffix]) => path.endsWith(suffix)) && !relative(root, path).startsWith('.'))
      .map((path) => {
        const encoded = ENCODINGS.flatMap(([name, suffix]) =>
          known.has(path + suffix) ? [[name, variantOf(path + suffix)] as const] : [],
        );
        return [`/${relative(root, path).split(sep).join('/')}`, describe(root, path, new Map(encoded))];
      }),
  );
};

const describe = (root: string, path: string, encoded: ReadonlyMap<string, Variant>): StaticFile => {
  const { size, mtimeMs } = statSync(path);
  // Files under assets/ carry a hash of their content in the name.
  const name = relative(root, path);
  const isHashed = name.split(sep)[0] === 'assets';
  return {
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    // An outdated worker would keep serving an outdated product.
    cache: isHashed
      ? 'public, max-age=31536000, immutable'
      : name === 'service-worker.js'
        ? 'no-cache'
        : 'public, max-age=300, must-revalidate',
    etag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`,
    plain: variantOf(path),
    encoded,
  };
};

const variantOf = (path: string): Variant => ({ path, bytes: statSync(path).size });
