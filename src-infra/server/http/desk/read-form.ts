import { readBytes } from '../request/index.ts';
import type { Typed } from './section.ts';

/** Allows a picture besides the texts of news. */
const MAX_BYTES = 3 * 1024 * 1024;

/** Reads a form of the desk; `undefined` if it is malformed or too large. */
export const readForm = async (request: Request): Promise<Typed | undefined> => {
  const bytes = await readBytes(request, MAX_BYTES);
  const type = request.headers.get('content-type') ?? '';
  if (!bytes) return undefined;
  const form =
    bytes.length === 0
      ? new FormData()
      : await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => undefined);
  return (
    form && {
      texts: [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, lines(value)] as const] : [])),
      text: (name) => {
        const value = form.get(name);
        return typeof value === 'string' ? lines(value) : '';
      },
      has: (name) => form.has(name),
      file: (name) => {
        const value = form.get(name);
        return value instanceof File && value.size > 0 ? value : undefined;
      },
    }
  );
};

/** Browsers send line ends of their own. */
const lines = (text: string): string => text.replaceAll('\r\n', '\n');
