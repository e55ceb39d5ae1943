import type { FirstPage } from '@infra/drivers/browser/register-worker.ts';
import { createFileAnswers, type FileAnswers } from './file-answers.ts';
import { PageAnswers } from './page-answers.ts';
import { createPersons, type Persons } from './persons.ts';
import { ReadAnswers } from './read-answers.ts';
import { createShelves, type Shelves } from './shelves.ts';
import { treatmentOf } from './treatment.ts';
import type { Turn, WorkerDeps } from './worker-deps.ts';

/** Network first, and the last seen copy where the network fails. Nothing is ever sent later, and nothing of one person is shown to another. */
export class OfflineWorker {
  readonly #deps: WorkerDeps;
  readonly #shelves: Shelves;
  readonly #persons: Persons;
  readonly #files: FileAnswers;
  readonly #pages: PageAnswers;
  readonly #reads: ReadAnswers;

  constructor(deps: WorkerDeps) {
    this.#deps = deps;
    this.#shelves = createShelves(deps);
    this.#persons = createPersons(deps);
    const parts = { ...deps, shelves: this.#shelves, persons: this.#persons };
    this.#files = createFileAnswers(parts);
    this.#pages = new PageAnswers({ ...parts, files: this.#files });
    this.#reads = new ReadAnswers(parts);
  }

  /** Brings what nothing can be read without. Most of it is in the browser's own cache: the page has just used it. */
  async install(): Promise<void> {
    await this.#files.bring(this.#deps.build.essentials);
    await this.#pages.keepOffline();
  }

  /** Once no page of an older worker is open. */
  activate(): Promise<void> {
    return this.#shelves.forgetOtherBuilds();
  }

  /** Keeps the page that brought the first worker and came before it; from the browser's own cache where it has just been loaded. */
  async keepFirst({ address, isLoaded }: FirstPage): Promise<void> {
    const here = await this.#persons.here();
    await this.#pages.keep(address, await this.#deps.fetch(address, { cache: isLoaded ? 'force-cache' : 'default' }).catch(() => undefined), here);
  }

  /** The answer to a request, or `undefined` for what goes its own way. */
  answer(turn: Turn): Promise<Response> | undefined {
    const { request } = turn;
    const url = new URL(request.url);
    switch (treatmentOf({ method: request.method, url, isPage: request.mode === 'navigate' }, this.#deps.origin)) {
      case 'asset':
        return this.#files.answer(url.pathname, turn.meanwhile);
      case 'frame':
        return this.#reads.frame(turn);
      case 'read':
        return this.#reads.read(turn);
      case 'page':
        return this.#pages.page(turn);
      case 'fresh-page':
        return this.#pages.freshPage(turn);
      case 'cart-answer':
        return this.#reads.cartAnswer(turn);
      case 'farewell':
        return this.#reads.farewell(turn);
      case 'untouched':
        return undefined;
    }
  }
}
