import { digestOf, GUEST, ownerOf, type Owner } from './owner.ts';
import type { WorkerDeps } from './worker-deps.ts';

/** Who sits before the device, as its cookies tell. */
export interface Persons {
  /** Who is signed in now; `undefined` where the browser does not tell: then nobody's pages are kept. */
  here(): Promise<Owner | undefined>;
  /** Without cookies everybody who shows no token is a guest, and nobody else is here. */
  isHere(owner: Owner): Promise<boolean>;
  /** What named cookies say, as one word. */
  look(cookies: readonly string[]): Promise<string>;
}

export const createPersons = ({ cookie }: Pick<WorkerDeps, 'cookie'>): Persons => {
  const here = async (): Promise<Owner | undefined> => cookie && ownerOf(await cookie('access_token'));
  return {
    here,
    isHere: async (owner) => owner === ((await here()) ?? GUEST),
    look: async (cookies) => digestOf(JSON.stringify(cookie ? await Promise.all(cookies.map(cookie)) : [])),
  };
};
