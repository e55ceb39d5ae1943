import type { PersonRow } from '../../features/identity/index.ts';
import { pictureUrl } from '../shapes/index.ts';

/** The UserBrief of contract 2.5. */
export const toPerson = ({ id, uuid, firstname, lastname, active, img }: PersonRow, origin: string) => ({
  id,
  uuid,
  firstname,
  lastname,
  active,
  img: pictureUrl(origin, img),
});
