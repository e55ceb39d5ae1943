import { html } from '../pages/index.ts';
import { actOnHours } from './hours-actions.ts';
import { daysOffPart, termsPart, weekPart } from './hours-forms.ts';
import { baseCurrencyOf, shopLine } from './menu-context.ts';
import type { Section } from './section.ts';

/** OPS-6: when a shop is open, its days off, and what its delivery costs. */
export const hoursSection: Section = {
  key: 'hours',
  title: ({ menu }) => menu.hours.title,
  audience: 'shop',
  show: async (visit) => {
    const { shopId, api, texts } = visit;
    if (shopId === undefined) return undefined;
    const [answer, currency, above] = await Promise.all([
      api.call('showShopHours', { shop_id: shopId }),
      baseCurrencyOf(visit),
      shopLine(visit, shopId),
    ]);
    if (!answer.ok) return undefined;
    const hours = answer.body.data;
    const { title } = texts.menu.hours;
    return {
      title,
      body: html`${above}
<h1>${title}</h1>
<div class="forms">
${weekPart(hours, visit)}
${daysOffPart(hours, visit)}
${termsPart(hours, visit, currency)}
</div>`,
    };
  },
  act: async (visit, typed) =>
    visit.shopId === undefined ? { kind: 'unknown' } : actOnHours(visit, visit.shopId, typed),
};
