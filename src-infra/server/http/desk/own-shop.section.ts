import { html } from '../pages/index.ts';
import { badge, cardHtml, userText } from './parts.html.ts';
import type { Section } from './section.ts';

/** ACCOUNT-7: what the desk knows of the seller's shop, and the ways to its page, its details and its first opening. */
export const ownShopSection: Section = {
  key: 'shop',
  title: ({ desk }) => desk.ownShop.title,
  audience: 'shop',
  show: async ({ api, role, texts }) => {
    const answer = role === 'seller' ? await api.call('showOwnShop') : undefined;
    if (!answer?.ok) return undefined;
    const { ownShop: words } = texts.desk;
    const { id, translation, phone, open } = answer.body.data;
    const opening = open ? undefined : await api.call('showShopOpening', { shop_id: id });
    const isNew = opening?.ok === true && opening.body.data.left.length > 0;
    const closed = isNew
      ? html`<a href="/desk/kitchen">${texts.kitchen.opening.notOpened}</a>`
      : badge('paused', words.paused);
    return {
      title: words.title,
      body: html`<h1>${words.title}</h1>
<ul class="cards">${cardHtml({
        id: String(id),
        title: userText(translation?.title) ?? String(id),
        facts: [
          [words.address, userText(translation?.address)],
          [words.phone, phone && html`<bdi dir="ltr">${phone}</bdi>`],
          [words.orders, open ? badge('taken', words.taken) : closed],
        ],
        actions: html`<div class="row"><a class="button" href="/shop/${id}">${words.page}</a>
<a class="button" href="/be-seller">${words.change}</a></div>`,
      })}</ul>`,
    };
  },
};
