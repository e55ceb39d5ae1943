import type { DishArt } from '../compose.ts';
import type { DishMotif } from '../motifs.data.ts';
import { americas } from './americas.data.ts';
import { bowls } from './bowls.data.ts';
import { burgers } from './burgers.data.ts';
import { cafe } from './cafe.data.ts';
import { chinese } from './chinese.data.ts';
import { indian } from './indian.data.ts';
import { italian } from './italian.data.ts';
import { japanese } from './japanese.data.ts';
import { kitchen } from './kitchen.data.ts';
import { levant } from './levant.data.ts';
import { pantry } from './pantry.data.ts';
import { produce } from './produce.data.ts';
import { shelf } from './shelf.data.ts';
import { drinks, sweets } from './sweets.data.ts';
import { thai } from './thai.data.ts';

/** Complete by type: a motif without a drawing does not compile. */
export const dishArt: Readonly<Record<DishMotif, DishArt>> = {
  ...levant,
  ...italian,
  ...japanese,
  ...chinese,
  ...indian,
  ...thai,
  ...burgers,
  ...americas,
  ...bowls,
  ...kitchen,
  ...cafe,
  ...sweets,
  ...drinks,
  ...produce,
  ...pantry,
  ...shelf,
};
