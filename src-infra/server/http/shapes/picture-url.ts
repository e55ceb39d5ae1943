const PICTURES = '/storage/images/';

/** Converts a stored picture path to the URL of contract 1.7; URLs stay as they are. */
export function pictureUrl(origin: string, path: string): string;
export function pictureUrl(origin: string, path: string | null): string | null;
export function pictureUrl(origin: string, path: string | null): string | null {
  if (path === null || path === '') return null;
  return /^https?:\/\//.test(path) ? path : origin + PICTURES + path;
}
