import type { Copy } from './copies.ts';
import type { FileAnswers } from './file-answers.ts';
import { networkFirst, PAGE_PATIENCE_MS } from './network-first.ts';
import { GUEST, type Owner } from './owner.ts';
import { assetsIn, markedCopy } from './page-copy.ts';
import type { Persons } from './persons.ts';
import type { Shelves } from './shelves.ts';
import { treatmentOf, withoutSheet } from './treatment.ts';
import type { Turn, WorkerDeps } from './worker-deps.ts';

type Deps = Pick<WorkerDeps, 'fetch' | 'origin' | 'wait'> & { readonly persons: Persons; readonly shelves: Shelves; readonly files: FileAnswers };

/** The page that stands for those without a copy. */
export const OFFLINE_PAGE = '/offline';
/** Cookies that every page looks different for, and those that pages with shops do. */
const FRAME_LOOK = ['locale', 'currency', 'theme'] as const;
const PAGE_LOOK = [...FRAME_LOOK, 'address'] as const;
const LOOK = 'x-kept-look';

/** Whole pages, as the server wrote them for whoever is signed in. */
export class PageAnswers {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async page(turn: Turn): Promise<Response> {
    const { url } = turn.request;
    // Whoever signs in while a page is on its way is not the one it was written for.
    const asker = this.#deps.persons.here();
    const keeping = { store: async (response: Response) => this.keep(url, response, await asker), find: () => this.#copy(url), patienceMs: PAGE_PATIENCE_MS };
    return networkFirst(turn, this.#overNetwork(turn), this.#deps, keeping).catch(() => this.#offline(url));
  }

  /** What shows prices about to be paid, or a form, has no copy. */
  async freshPage(turn: Turn): Promise<Response> {
    return this.#overNetwork(turn).catch(() => this.#offline(undefined));
  }

  async keep(address: string, response: Response | undefined, asker: Owner | undefined): Promise<void> {
    const { persons, shelves, files } = this.#deps;
    if (!response || !this.#isWorthKeeping(address, response) || asker === undefined || !(await persons.isHere(asker))) return;
    const html = await response.text();
    const headers = new Headers(response.headers);
    headers.set(LOOK, await persons.look(PAGE_LOOK));
    await shelves.pages(asker).keep(address, new Response(html, { headers }));
    // Who has left while this was written must leave nothing behind.
    await shelves.forgetOthers((await persons.here()) ?? GUEST);
    await files.bring(assetsIn(html));
    if (!(await shelves.app.read(await this.#offlineAddress()))) await this.keepOffline();
  }

  async keepOffline(): Promise<void> {
    const response = await this.#deps.fetch(OFFLINE_PAGE).catch(() => undefined);
    if (!response?.ok || response.redirected || !isHtml(response)) return;
    await this.#deps.shelves.app.keep(await this.#offlineAddress(), response);
  }

  #isWorthKeeping(address: string, response: Response): boolean {
    const isPage = treatmentOf({ method: 'GET', url: new URL(address), isPage: true }, this.#deps.origin) === 'page';
    return isPage && response.ok && !response.redirected && isHtml(response) && !/no-store/.test(response.headers.get('cache-control') ?? '');
  }

  async #overNetwork({ request, preloaded }: Turn): Promise<Response> {
    return (await preloaded()) ?? this.#deps.fetch(request);
  }

  async #copy(address: string): Promise<Copy | undefined> {
    const { persons, shelves } = this.#deps;
    const here = await persons.here();
    const copy = here && (await shelves.pages(here).read(address));
    if (!copy || copy.response.headers.get(LOOK) !== (await persons.look(PAGE_LOOK))) return undefined;
    return { at: copy.at, response: await marked(copy) };
  }

  async #offline(address: string | undefined): Promise<Response> {
    const shop = address === undefined ? undefined : withoutSheet(new URL(address));
    if (shop && (await this.#copy(shop.href))) return Response.redirect(shop.href, 302);
    const page = await this.#deps.shelves.app.read(await this.#offlineAddress());
    return page ? marked(page) : Response.error();
  }

  async #offlineAddress(): Promise<string> {
    return `${OFFLINE_PAGE}?${await this.#deps.persons.look(FRAME_LOOK)}`;
  }
}

const marked = async ({ response, at }: Copy): Promise<Response> => new Response(markedCopy(await response.text(), at), { headers: response.headers });
const isHtml = (response: Response): boolean => (response.headers.get('content-type') ?? '').startsWith('text/html');
