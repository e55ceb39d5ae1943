import type { Shelves } from './shelves.ts';
import type { Turn, WorkerDeps } from './worker-deps.ts';

/** Files of the build: their names change with their content, so a copy is as good as the file. */
export interface FileAnswers {
  answer(path: string, meanwhile: Turn['meanwhile']): Promise<Response>;
  /** Copies files ahead. What cannot be had now comes when it is asked for. */
  bring(paths: readonly string[]): Promise<void>;
}

export const createFileAnswers = ({ fetch, shelves: { app } }: Pick<WorkerDeps, 'fetch'> & { readonly shelves: Shelves }): FileAnswers => {
  const answer = async (path: string, meanwhile: Turn['meanwhile']): Promise<Response> => {
    const copy = await app.read(path).catch(() => undefined);
    if (copy) return copy.response;
    const response = await fetch(path);
    if (response.ok) meanwhile(app.keep(path, response.clone()));
    return response;
  };
  return {
    answer,
    bring: async (paths) => {
      const works: Promise<unknown>[] = [];
      await Promise.all(paths.map((path) => answer(path, (work) => void works.push(work)).catch(() => undefined)));
      await Promise.all(works);
    },
  };
};
