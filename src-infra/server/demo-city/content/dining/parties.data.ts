import type { PartyEntry } from './types.ts';

export const parties: readonly PartyEntry[] = [
  { shop: 'forno-rosso', table: 'O3', guest: 'demo@tiffin.test', days: 2, time: '19:30', guests: 4, status: 'accepted', note: 'Close to the oven, please: the children like to watch.' },
  { shop: 'gasthaus-zur-linde', table: 'L4', guest: 'demo@tiffin.test', days: 9, time: '18:30', guests: 2, status: 'new' },
  { shop: 'levant-kitchen', table: 'H2', guest: 'demo@tiffin.test', days: -6, time: '20:00', guests: 2, status: 'accepted' },
  { shop: 'oyster-shed', table: 'D1', guest: 'demo@tiffin.test', days: -13, time: '18:00', guests: 3, status: 'canceled', note: 'One guest is allergic to shellfish.' },
  { shop: 'saffron-route', table: 'C2', guest: 'second@tiffin.test', days: 4, time: '20:00', guests: 4, status: 'accepted', note: 'A birthday.' },
];
