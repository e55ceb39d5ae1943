import { lakeHouses } from './lindenau.data.ts';
import { parties } from './parties.data.ts';
import { harborHouses } from './port-alder.data.ts';
import { quayHouses } from './quay.data.ts';
import type { Dining } from './types.ts';

/** Where the city can book a table, and who has done so. */
export const dining: Dining = { houses: [...harborHouses, ...quayHouses, ...lakeHouses], parties };
