import { cardHtml, personName, refusalHtml, userText, thumbnails } from '@infra/server/http/desk/parts.html.ts';
import { signInPage } from '@infra/server/http/desk/desk-doors.ts';
import { deskPage } from '@infra/server/http/desk/desk-page.ts';
import { LANGUAGES } from '@infra/server/foundation/languages/index.ts';
import type { FormError, Typed } from '@infra/server/http/desk/section.ts';
import { providerPage } from '@infra/server/http/identity/provider-page/page.html.ts';
import { html } from '@infra/server/http/pages/index.ts';
import { problemPage } from '@infra/server/http/payments/pay-page/page.html.ts';
import * as fc from 'fast-check';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { describe, expect, it } from 'vitest';

/** HTML cannot carry NUL, and its parser turns CR into LF. */
const textArb = fc
  .oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(
      '<script>alert(1)</script>',
      '" onload="alert(1)',
      "' onfocus='alert(1)' autofocus='",
      '</textarea><img src=x onerror=alert(1)>',
      '</title></style><b>',
      '<!--',
      '&lt;b&gt; &amp;',
      ':amount :provider ${html}',
    ),
  )
  .map((text) => text.replaceAll(/[\0\r]/g, ' '));

/** Elements and attribute names in document order, values and texts apart. */
const read = (document: string) => {
  const [shape, values]: [string[], string[]] = [[], []];
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('value' in node) values.push(node.value);
    if (!('childNodes' in node)) return;
    const attributes = 'attrs' in node ? node.attrs : [];
    shape.push(`${node.nodeName} ${attributes.map(({ name }) => name).join(' ')}`);
    values.push(...attributes.map(({ value }) => value));
    node.childNodes.forEach(visit);
    shape.push('/');
  };
  visit(parse(document));
  return { shape, text: values.join('\n') };
};

const typedOf = (text: string): Typed => ({
  texts: [[text, text]],
  text: () => text,
  has: () => true,
  file: () => undefined,
});

const troubleOf = (text: string, form: string): FormError => ({
  form,
  typed: typedOf(text),
  refusal: { status: 400, message: text, params: { title: [text] } },
});

const deskOf = (text: string, body = html`<p>${text}</p>`): string =>
  deskPage({
    role: 'seller',
    shopId: 1,
    language: 'en',
    texts: LANGUAGES.en,
    shop: text,
    waiting: new Map(),
    sections: [{ key: 'orders', title: text, audience: 'operators', show: async () => undefined }],
    current: 'orders',
    view: { title: text, body },
    notice: text,
    trouble: troubleOf(text, 'orders/1'),
    canSignOut: true,
  });

const PAGES: Readonly<Record<string, (text: string) => string>> = {
  'desk page': (text) => deskOf(text),
  'desk card': (text) =>
    deskOf(
      text,
      html`${cardHtml({
        id: text,
        title: userText(text) ?? '',
        status: text,
        facts: [
          [text, text],
          ['Person', personName({ firstname: text })],
          ['Pictures', thumbnails([text], text)],
        ],
        actions: html`<button value="${text}">${text}</button><textarea name="${text}">${text}</textarea>`,
      })}${refusalHtml(troubleOf(text, 'orders/1'), 'orders/1')}`,
    ),
  'desk sign-in': (text) => signInPage('en', { next: text, email: text, refusal: text }),
  'desk sign-in that returns to a form': (text) =>
    signInPage('en', { next: { action: text, typed: typedOf(text) }, email: text }),
  'provider page': (text) =>
    providerPage({
      provider: 'google',
      language: 'en',
      personas: [{ key: text, name: text, email: text, phone: text }],
      request: { redirect: `https://tiffin.test/${text}`, state: text, nonce: text },
      isTrusted: false,
      typed: { name: text, email: text, phone: text },
      mistake: 'email',
    }),
  'payment trouble page': (text) => problemPage('unreachable', 'en', text),
};

describe('ROUTE-12 server-rendered pages', () => {
  it.each(Object.entries(PAGES))('%s escapes any text', (_name, page) => {
    const plain = read(page('plain'));
    fc.assert(
      fc.property(
        textArb.filter((text) => text.trim() !== ''),
        (text) => {
          const { shape, text: shown } = read(page(text));
          expect(shape).toEqual(plain.shape);
          expect(shown).toContain(text);
        },
      ),
    );
  });
});
