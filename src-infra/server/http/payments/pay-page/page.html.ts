import { priceText, type Currency } from '@domain/pricing/index.ts';
import { providerName } from '@domain/payments/index.ts';
import type { ProcessRecord } from '../../../features/payments/index.ts';
import { html, MARK, pageFrame, type Html } from '../../pages/index.ts';
import { PAY_STYLE } from './page-style.ts';
import { knownLanguage, LANGUAGES, type LanguageCode, type PayPageTexts } from '../../../foundation/languages/index.ts';

export type PayPage = {
  readonly process: ProcessRecord;
  readonly currency: Currency | undefined;
  readonly isDeclined: boolean;
};

/** Returns the name of the purchase in the language of the order. */
export const itemName = ({ target, modelId, locale }: ProcessRecord): string =>
  LANGUAGES[knownLanguage(locale)].payPage.things[target.kind].replace(':id', String(modelId));

/** The page of the test provider, on which a payment is made, declined or canceled. */
export const payPage = ({ process, currency, isDeclined }: PayPage): string => {
  const { texts, say, amount } = wordsOf(process, currency);
  const button = (action: string, look: string, label: Html | string): Html =>
    html`<button class="${look}" name="action" value="${action}">${label}</button>`;
  return framed(
    process.locale,
    say(texts.title),
    html`${isDeclined && html`<p class="bad" role="alert">${texts.declined}</p>`}
<h1>${say(texts.title)}</h1>
<p>${say(texts.note)}</p>
<dl><dt class="thing">${itemName(process)}</dt><dd>${amount}</dd></dl>
<form method="post">
${button('pay', 'go', withAmount(texts.pay, amount))}
${button('cancel', 'back', texts.cancel)}
<details${isDeclined && html` open`}>
<summary>${texts.tryOut}</summary>
${button('decline', '', texts.decline)}
${button('lost', '', texts.lost)}
</details>
</form>`,
  );
};

/** Shown after the payment while its callback is outstanding. */
export const paidPage = ({ process, currency }: Omit<PayPage, 'isDeclined'>): string => {
  const { texts, amount } = wordsOf(process, currency);
  return framed(
    process.locale,
    texts.paidTitle,
    html`<h1>${texts.paidTitle}</h1>
<p role="status">${withAmount(texts.paid, amount)}</p>
<a class="link go" href="/pay/${process.id}/return">${texts.goOn}</a>`,
  );
};

/** Shown until the provider reports the outcome; the page reloads itself. */
export const waitingPage = ({ process, path }: { readonly process: ProcessRecord; readonly path: string }): string => {
  const texts = LANGUAGES[knownLanguage(process.locale)].payPage;
  return framed(
    process.locale,
    texts.waitingTitle,
    html`<h1>${texts.waitingTitle}</h1>
<p role="status">${texts.waiting}</p>
<a class="link go" href="${path}">${texts.goOn}</a>`,
    html`<meta http-equiv="refresh" content="3">`,
  );
};

export type PayProblem = 'broken' | 'unreachable' | 'busy';

/** Explains why the payment cannot continue, and the next step. */
export const problemPage = (trouble: PayProblem, locale: string, provider = ''): string => {
  const texts: PayPageTexts = LANGUAGES[knownLanguage(locale)].payPage;
  const title = texts[`${trouble}Title`].replace(':provider', provider);
  return framed(
    locale,
    title,
    html`<h1>${title}</h1>
<p role="alert">${texts[trouble]}</p>
${trouble !== 'broken' && html`<a class="link go" href="">${texts.again}</a>`}
<a class="link back" href="/">${texts.home}</a>`,
  );
};

const wordsOf = (process: ProcessRecord, currency: Currency | undefined) => {
  const name = providerName(process.payment.tag);
  const price = priceText(process.amount, currency ?? { symbol: '', position: 'before' });
  return {
    texts: LANGUAGES[knownLanguage(process.locale)].payPage,
    say: (text: string): string => text.replaceAll(':provider', name),
    amount: html`<bdi dir="ltr">${price}</bdi>`,
  };
};

const withAmount = (text: string, amount: Html): Html => {
  const [before = '', ...after] = text.split(':amount');
  return after.length === 0 ? html`${before}` : html`${before}${amount}${after.join(':amount')}`;
};

const framed = (locale: string, title: string, main: Html, head?: Html): string => {
  const language: LanguageCode = knownLanguage(locale);
  return pageFrame({
    language,
    direction: LANGUAGES[language].isRightToLeft ? 'rtl' : 'ltr',
    title: `${title} – Tiffin`,
    style: PAY_STYLE,
    ...(head && { head }),
    body: html`<main><div class="mark">${MARK}<span>Tiffin</span></div>${main}</main>`,
  });
};
