import { asText, type Wire } from './wire.ts';

/** First and last name of a UserBrief, as far as there are (contract 2.5). */
export const fullName = (dto: Wire): string => [dto['firstname'], dto['lastname']].map((part) => asText(part).trim()).filter((part) => part !== '').join(' ');
