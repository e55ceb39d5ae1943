import type { AppCaches } from './app-caches.ts';
import type { FetchTask, WorkerDeps } from './worker-deps.ts';

/** Cache first, for files of the build: their names change with their content, so a copy is as good as the file. */
export interface AssetHandler {
  respond(path: string, waitUntil: FetchTask['waitUntil']): Promise<Response>;
  /** Caches files ahead of their first request. Files that fail to load are fetched when they are requested. */
  precache(paths: readonly string[]): Promise<void>;
}

export const createAssetHandler = ({
  fetch,
  appCaches: { app },
}: Pick<WorkerDeps, 'fetch'> & { readonly appCaches: AppCaches }): AssetHandler => {
  const respond = async (path: string, waitUntil: FetchTask['waitUntil']): Promise<Response> => {
    const copy = await app.read(path).catch(() => undefined);
    if (copy) return copy.response;
    const response = await fetch(path);
    if (response.ok) waitUntil(app.put(path, response.clone()));
    return response;
  };
  return {
    respond,
    precache: async (paths) => {
      const works: Promise<unknown>[] = [];
      await Promise.all(paths.map((path) => respond(path, (work) => void works.push(work)).catch(() => undefined)));
      await Promise.all(works);
    },
  };
};
