import { html, type Html } from '../../pages/index.ts';
import type { Success } from '../desk-api.ts';
import { actionOf, refusalHtml } from '../parts.html.ts';
import type { Visit } from '../section.ts';

type Opening = Success<'showShopOpening'>['data'];

/** Whether the shop takes orders, with the switch; one that was never opened reads what is left to do (ACCOUNT-7j). */
export const openingHtml = ({ open: isOpen, left }: Opening, visit: Visit): Html => {
  const { opening: words } = visit.texts.kitchen;
  const isNew = left.length > 0;
  const before = left.filter((step) => step !== 'opening');
  return html`<section class="panel opening${!isOpen && !isNew && ' paused'}" aria-label="${words.title}">
${refusalHtml(visit.trouble, 'kitchen/opening')}
<p><strong>${isOpen ? words.taken : isNew ? words.notOpened : words.paused}</strong>${
    !isOpen && html`<small>${isNew ? words.notOpenedText : words.pausedText}</small>`
  }</p>
${
  before.length > 0
    ? html`<div><p>${words.left}</p>
<ul>${before.map((step) => html`<li><a href="${pathTo(step, visit)}">${words[step]}</a></li>`)}</ul></div>`
    : html`<form method="post" action="${actionOf('kitchen', 'opening', visit)}">
<button name="open" value="${isOpen ? '0' : '1'}"${!isOpen && html` class="go"`}>${
        isOpen ? words.pause : isNew ? words.open : words.resume
      }</button>
</form>`
}
</section>`;
};

const pathTo = (section: string, { query }: Visit): string => {
  const shop = query.get('shop');
  return `/desk/${section}${shop === null ? '' : `?${new URLSearchParams({ shop }).toString()}`}`;
};
