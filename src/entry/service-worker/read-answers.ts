import { KEPT_AT } from '@infra/drivers/browser/kept-copies.ts';
import type { Copies, Copy } from './copies.ts';
import { networkFirst, PAGE_PATIENCE_MS, READ_PATIENCE_MS } from './network-first.ts';
import { GUEST, ownerOf, type Owner } from './owner.ts';
import type { Persons } from './persons.ts';
import type { Shelves } from './shelves.ts';
import { CART } from './treatment.ts';
import type { Turn, WorkerDeps } from './worker-deps.ts';

type Deps = Pick<WorkerDeps, 'fetch' | 'wait'> & { readonly persons: Persons; readonly shelves: Shelves };

/** Answers of the API: the newest there is, of whoever asks. */
export class ReadAnswers {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** What every page stands on and nobody's own. */
  async frame(turn: Turn): Promise<Response> {
    const { request } = turn;
    const { app } = this.#deps.shelves;
    const store = async (response: Response): Promise<void> => (response.ok ? app.keep(request.url, response) : undefined);
    const find = async (): Promise<Copy | undefined> => withoutAge(await app.read(request.url));
    return networkFirst(turn, this.#deps.fetch(request), this.#deps, { store, find, patienceMs: PAGE_PATIENCE_MS });
  }

  /** Whoever decides something by the answer asks with `reload`: a copy would mislead. */
  async read(turn: Turn): Promise<Response> {
    const { request } = turn;
    const { persons, shelves } = this.#deps;
    const owner = await askerOf(request);
    const store = async (response: Response): Promise<void> => {
      if (response.status === 401) return shelves.forgetOthers(GUEST);
      if (response.status === 404 || response.status === 410) return shelves.reads(owner).forget(request.url);
      if (response.ok) await this.#whileHere(owner, (copies) => copies.keep(request.url, response));
    };
    const find = async (): Promise<Copy | undefined> => (request.cache !== 'reload' && (await persons.isHere(owner)) ? shelves.reads(owner).read(request.url) : undefined);
    return networkFirst(turn, this.#deps.fetch(request), this.#deps, { store, find, patienceMs: READ_PATIENCE_MS });
  }

  /** What the customer has just put into the cart is what is read of it later. */
  async cartAnswer({ request, meanwhile }: Turn): Promise<Response> {
    const owner = await askerOf(request);
    const response = await this.#deps.fetch(request);
    const { method } = request;
    if (response.ok) meanwhile(this.#renewCart(owner, method === 'POST' ? response.clone() : undefined));
    return response;
  }

  /** CART-5: at once, as the tab may be closed in the next moment; also when the server cannot be reached, since the session ends then too. */
  async farewell({ request, meanwhile }: Turn): Promise<Response> {
    const answer = this.#deps.fetch(request);
    meanwhile(answer.catch(() => undefined).then(() => this.#deps.shelves.forgetOthers(GUEST)));
    return answer;
  }

  async #renewCart(owner: Owner, answer: Response | undefined): Promise<void> {
    const copies = this.#deps.shelves.reads(owner);
    const kept = (await copies.addresses()).filter((address) => new URL(address).pathname === CART);
    const latest = kept.at(-1);
    for (const address of kept) await copies.forget(address);
    if (answer && latest !== undefined) await this.#whileHere(owner, () => copies.keep(latest, answer));
  }

  /** Keeps something of somebody who is here, also when it has been written. */
  async #whileHere(owner: Owner, keep: (copies: Copies) => Promise<void>): Promise<void> {
    const { persons, shelves } = this.#deps;
    if (!(await persons.isHere(owner))) return;
    await keep(shelves.reads(owner));
    if (!(await persons.isHere(owner))) await shelves.forgetOthers((await persons.here()) ?? GUEST);
  }
}

const askerOf = (request: Request): Promise<Owner> => ownerOf(request.headers.get('authorization') ?? undefined);

/** The page hears that the network has failed; how old a language's name is matters to nobody. */
const withoutAge = (copy: Copy | undefined): Copy | undefined => {
  copy?.response.headers.set(KEPT_AT, '0');
  return copy;
};
