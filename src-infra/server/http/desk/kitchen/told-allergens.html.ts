import type { ToldAllergen } from '@domain/dietary/index.ts';
import { html, type Html } from '../../pages/index.ts';
import type { Visit } from '../section.ts';

type Told = { readonly allergens?: readonly ToldAllergen[] | undefined };

/** CATALOG-5m: what the customer of an order must not eat, and what they avoid, each with its names. */
export const toldFacts = (
  { allergens = [] }: Told,
  { texts, language }: Pick<Visit, 'texts' | 'language'>,
): readonly (readonly [string, string])[] => {
  const list = new Intl.ListFormat(language, { type: 'unit', style: 'short' });
  return (['dangerous', 'avoid'] as const).flatMap((severity) => {
    const names = allergens
      .filter((told) => told.severity === severity)
      .map(({ allergen }) => texts.menu.allergens[allergen]);
    return names.length === 0 ? [] : [[texts.kitchen.allergies[severity], list.format(names)] as const];
  });
};

/** CATALOG-5m: the same as the first thing of a ticket. */
export const toldHtml = (order: Told, visit: Visit): Html | undefined => {
  const facts = toldFacts(order, visit);
  return facts.length === 0
    ? undefined
    : html`<ul class="allergies">${facts.map(([label, names]) => html`<li>${label}: ${names}</li>`)}</ul>`;
};
