import type { CashbackEntry } from './types.ts';

export const cashbacks: readonly CashbackEntry[] = [
  { shop: 'levant-kitchen', type: 'percent', price: 3, value: 3000 },
  { shop: 'levant-kitchen', type: 'percent', price: 5, value: 6000 },
  { shop: 'harbor-market', type: 'fix', price: 200, value: 4000 },
  { shop: 'green-cart', type: 'percent', price: 4, value: 3500 },
  { shop: 'kaito-sushi', type: 'fix', price: 300, value: 5000 },
  { shop: 'seemarkt', type: 'percent', price: 3, value: 2500 },
];
