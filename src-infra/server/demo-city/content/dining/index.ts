import { lakeHouses } from './lindenau.data.ts';
import { parties } from './parties.data.ts';
import { harborHouses } from './port-alder.data.ts';
import { quayHouses } from './quay.data.ts';
import type { Dining } from './types.ts';

/** Restaurants that take reservations, and their reservations. */
export const dining: Dining = { houses: [...harborHouses, ...quayHouses, ...lakeHouses], parties };
