import type { UndoState } from '../../../features/identity/index.ts';
import { LANGUAGES, type LanguageCode } from '../../../foundation/languages/index.ts';
import { html, pageFrame, type Html } from '../../pages/index.ts';
import { PAGE_STYLE } from '../provider-page/page-style.ts';

/** The page behind the link of a message about changed sign-in details (ACCOUNT-5d); it works without script. */
export const undoPage = (language: LanguageCode, state: UndoState): string => {
  const texts = LANGUAGES[language].undoPage;
  const pages: Readonly<Record<UndoState, { readonly title: string; readonly body: Html }>> = {
    open: {
      title: texts.title,
      body: html`<p>${texts.note}</p>
<form method="post">
<button class="go">${texts.go}</button></form>`,
    },
    done: {
      title: texts.doneTitle,
      body: html`<p role="status">${texts.done}</p>
<a class="back" href="/reset-password">${texts.newPassword}</a>`,
    },
    gone: {
      title: texts.goneTitle,
      body: html`<p role="status">${texts.gone}</p>
<a class="back" href="/reset-password">${texts.newPassword}</a>
<a class="back" href="/">${texts.home}</a>`,
    },
  };
  const { title, body } = pages[state];
  return pageFrame({
    language,
    direction: LANGUAGES[language].isRightToLeft ? 'rtl' : 'ltr',
    title,
    style: PAGE_STYLE,
    body: html`<main><h1>${title}</h1>${body}</main>`,
  });
};
