import type { LanguageCode } from '../../foundation/languages/index.ts';
import { LANGUAGES, type Language } from '../../foundation/languages/index.ts';
import { fillIn } from '../../foundation/messages/index.ts';
import { html, MARK, pageFrame, type Html } from '../pages/index.ts';
import { DESK_STYLE } from './desk-style.ts';
import { worded, type Section, type Role, type Typed, type View, type Visit, type Waiting } from './section.ts';
import { labelOf } from './words.ts';

type Frame = Pick<Visit, 'language' | 'texts' | 'role' | 'shopId' | 'trouble'> & {
  /** Those of the visitor. */
  readonly sections: readonly Section[];
  readonly current: string;
  /** How much waits in a section, by its key. */
  readonly waiting: ReadonlyMap<string, Waiting>;
  readonly view: View;
  /** The outcome of the last form. */
  readonly notice: string | undefined;
  /** The name of a seller's shop. */
  readonly shop: string | undefined;
  /** False for those signed in on the site, who sign out there. */
  readonly canSignOut: boolean;
};

/** A page of the desk with its menu. */
export const deskPage = (frame: Frame): string => {
  const { sections, current, view, notice, trouble, canSignOut, language, texts, shop } = frame;
  const words = texts.desk;
  const link = (section: Section): Html =>
    html`<li>
<a href="${addressOf(section, frame)}"${section.key === current && html` aria-current="page"`}>${worded(
      section.title,
      texts,
    )}${waitingHtml(section, frame)}</a>
</li>`;
  const isBesideForm = view.body.toString().includes('id="trouble"');
  const refusal = trouble && fillIn(words.failed, { reason: trouble.refusal.message });
  const signOut = html`<form method="post" action="/desk/sign-out">
<button class="quiet">${words.signOut}</button></form>`;
  return framed(
    language,
    `${trouble ? `${words.error}: ` : ''}${view.title}`,
    html`<a class="skip" href="#main">${words.skip}</a>
<header class="top">
<a class="mark" href="/desk">${MARK}<span>${shop === undefined ? words.title : html`<bdi>${shop}</bdi>`}</span></a>
${canSignOut ? signOut : html`<a class="link" href="/">${words.toSite}</a>`}
</header>
<div class="frame">
<nav class="menu" aria-label="${words.menu}" tabindex="0"><ul>${sections.map(link)}</ul></nav>
<main id="main">
${notice !== undefined && html`<p class="told" role="status">${notice}</p>`}
${refusal && html`<p class="bad" role="alert">${isBesideForm ? html`<a href="#trouble">${refusal}</a>` : refusal}</p>`}
${trouble && !isBesideForm && typedHtml(trouble.typed, texts)}
${view.body}
</main>
</div>`,
    { shop, head: view.script === undefined ? undefined : html`<script src="${view.script}" defer></script>` },
  );
};

/** What waits in the sections that the visitor may open. */
export const waitingIn = async (sections: readonly Section[], visit: Visit): Promise<ReadonlyMap<string, Waiting>> => {
  const counts = await Promise.all(
    sections.map(async (section) => [section.key, await section.waiting?.(visit)] as const),
  );
  return new Map(counts.flatMap(([key, waiting]) => (waiting ? [[key, waiting] as const] : [])));
};

/** Scripts that read the page again replace what it holds. */
const waitingHtml = ({ key, waiting: counts }: Section, { waiting }: Frame): Html | undefined => {
  const found = waiting.get(key);
  return counts
    ? html`<span class="count" data-waiting="${key}">${
        found && html`<span aria-hidden="true">${found.count}</span> <span class="news">${found.text}</span>`
      }</span>`
    : undefined;
};

/** The address of a section; operators keep the shop that they named. */
const addressOf = (
  { key, audience }: Section,
  { role, shopId }: { readonly role: Role; readonly shopId: number | undefined },
): string => {
  const isNamed = audience !== 'operators' && role === 'operator' && shopId !== undefined;
  return `/desk${key === '' ? '' : `/${key}`}${isNamed ? `?shop=${shopId}` : ''}`;
};

/** Shows the input of a form that is no longer on the page. */
const typedHtml = ({ texts: fields }: Typed, { desk }: Language): Html | undefined => {
  const filled = fields.filter(([, text]) => text.trim() !== '');
  return filled.length === 0
    ? undefined
    : html`<section class="panel" aria-labelledby="typed">
<h2 id="typed">${desk.sent}</h2>
<dl>${filled.map(typedRow)}</dl>
</section>`;
};

const typedRow = ([name, text]: readonly [name: string, text: string]): Html =>
  html`<div><dt>${labelOf(name)}</dt><dd class="typed" dir="auto">${text}</dd></div>`;

/** A document of the desk in the direction of its language. */
export const framed = (
  language: LanguageCode,
  title: string,
  body: Html,
  { shop, head }: { readonly shop?: string | undefined; readonly head?: Html | undefined } = {},
): string => {
  const { isRightToLeft, desk } = LANGUAGES[language];
  return pageFrame({
    language,
    direction: isRightToLeft ? 'rtl' : 'ltr',
    title: `${title} – ${shop ?? desk.title}`,
    style: DESK_STYLE,
    ...(head && { head }),
    body,
  });
};
