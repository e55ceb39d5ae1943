import { priceText, type Currency } from '@domain/pricing/index.ts';
import { providerName, type ProcessRecord } from '../../../payments/index.ts';
import { escaped, ICON, MARK } from '../../pages/index.ts';
import { PAY_STYLE } from './page-style.ts';
import { PAY_TEXTS, payLanguage, type PayLanguage, type PayTexts } from './page-texts.data.ts';

export type PayPage = { readonly process: ProcessRecord; readonly currency: Currency | undefined; readonly isDeclined: boolean };

/** What is bought, in the language of the order. */
export const thingOf = ({ target, modelId, locale }: ProcessRecord): string => PAY_TEXTS[payLanguage(locale)].things[target.kind].replace(':id', String(modelId));

/** The page on which somebody pays, or does not; it works without any script. */
export const payPage = ({ process, currency, isDeclined }: PayPage): string => {
  const { texts, say, amount } = wordsOf(process, currency);
  const alert = isDeclined ? `<p class="bad" role="alert">${escaped(texts.declined)}</p>` : '';
  const button = (action: string, look: string, label: string): string => `<button class="${look}" name="action" value="${action}">${label}</button>`;
  return whole(process.locale, say(texts.title), `${alert}<h1>${say(texts.title)}</h1><p>${say(texts.note)}</p>
<dl><dt class="thing">${escaped(thingOf(process))}</dt><dd><bdi dir="ltr">${amount}</bdi></dd></dl>
<form method="post">${button('pay', 'go', escaped(texts.pay).replace(':amount', `<bdi dir="ltr">${amount}</bdi>`))}${button('cancel', 'back', escaped(texts.cancel))}
<details${isDeclined ? ' open' : ''}><summary>${escaped(texts.tryOut)}</summary>${button('decline', '', escaped(texts.decline))}${button('lost', '', escaped(texts.lost))}</details></form>`);
};

/** Paid, and the marketplace does not know yet. */
export const paidPage = ({ process, currency }: Omit<PayPage, 'isDeclined'>): string => {
  const { texts, amount } = wordsOf(process, currency);
  return whole(process.locale, escaped(texts.paidTitle), `<h1>${escaped(texts.paidTitle)}</h1>
<p role="status">${escaped(texts.paid).replace(':amount', `<bdi dir="ltr">${amount}</bdi>`)}</p><a class="link go" href="/pay/${escaped(process.id)}/return">${escaped(texts.goOn)}</a>`);
};

/** The provider has not said yet how it went; the page asks again by itself. */
export const waitingPage = ({ process, path }: { readonly process: ProcessRecord; readonly path: string }): string => {
  const texts = PAY_TEXTS[payLanguage(process.locale)];
  return whole(process.locale, escaped(texts.waitingTitle), `<h1>${escaped(texts.waitingTitle)}</h1><p role="status">${escaped(texts.waiting)}</p>
<a class="link go" href="${escaped(path)}">${escaped(texts.goOn)}</a>`, '<meta http-equiv="refresh" content="3">');
};

export type Trouble = 'broken' | 'unreachable' | 'busy';

/** Says that it does not go on here, and what can be done. */
export const troublePage = (trouble: Trouble, locale: string, provider = ''): string => {
  const texts: PayTexts = PAY_TEXTS[payLanguage(locale)];
  const [title, text] = [texts[`${trouble}Title`].replace(':provider', provider), texts[trouble]];
  const again = trouble === 'broken' ? '' : `<a class="link go" href="">${escaped(texts.again)}</a>`;
  return whole(locale, escaped(title), `<h1>${escaped(title)}</h1><p role="alert">${escaped(text)}</p>${again}<a class="link back" href="/">${escaped(texts.home)}</a>`);
};

const wordsOf = (process: ProcessRecord, currency: Currency | undefined) => {
  const texts = PAY_TEXTS[payLanguage(process.locale)];
  const name = providerName(process.payment.tag);
  return {
    texts,
    say: (text: string): string => escaped(text.replaceAll(':provider', name)),
    amount: escaped(priceText(process.amount, currency ?? { symbol: '', position: 'before' })),
  };
};

const whole = (locale: string, title: string, main: string, head = ''): string => {
  const language: PayLanguage = payLanguage(locale);
  return `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">${head}<title>${title} – Tiffin</title>${ICON}<style>${PAY_STYLE}</style></head><body><main><div class="mark">${MARK.html}<span>Tiffin</span></div>${main}</main></body></html>`;
};
