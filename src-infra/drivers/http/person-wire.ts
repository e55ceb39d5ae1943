import { asText, type Wire } from './wire.ts';

/** Joins the first and last name of a UserBrief, as far as they are present (contract 2.5). */
export const fullName = (dto: Wire): string =>
  [dto['firstname'], dto['lastname']]
    .map((part) => asText(part).trim())
    .filter((part) => part !== '')
    .join(' ');
