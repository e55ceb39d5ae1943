import { pictureUrl } from './picture-url.ts';

const PER_OWNER = 100;

/** Gallery of contract 2.1; `base_path` has no scheme (1.7). */
export const toGalleries = (owner: number, type: string, paths: readonly string[], origin: string) =>
  paths.map((path, index) => ({
    id: owner * PER_OWNER + index + 1,
    title: pictureUrl(origin, path),
    type,
    path: pictureUrl(origin, path),
    base_path: `${origin.replace(/^https?:\/\//, '')}/storage/images/`,
  }));
