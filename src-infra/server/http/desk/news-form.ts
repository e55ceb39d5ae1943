import { html, type Html } from '../pages/index.ts';
import { refusalHtml, typedValue } from './parts.html.ts';
import type { ActionOutcome, Typed, View, Visit } from './section.ts';

type Language = {
  readonly locale: string;
  readonly title: string;
  readonly backward?: boolean | number;
  readonly default?: boolean | number;
};
const FORM = 'news/new';

const languagesOf = async ({ api }: Visit): Promise<readonly Language[]> => {
  const answer = await api.call('listActiveLanguages');
  if (!answer.ok) return [];
  return [...answer.body.data]
    .sort((left, right) => Number(right.default) - Number(left.default))
    .map((language) => ({ ...language, title: language.title ?? language.locale }));
};

/** The form for news, with fields for each language. */
export const writePage = async (visit: Visit): Promise<View> => {
  const { trouble } = visit;
  const languages = await languagesOf(visit);
  const typed = (name: string): string => typedValue(trouble, FORM, name);
  const picture = typed('img');
  return {
    title: 'Write news',
    body: html`<p><a href="/desk/news">All news</a></p>
<h1>Write news</h1>
${refusalHtml(trouble, FORM)}
<form class="stack" method="post" action="/desk/news/new" enctype="multipart/form-data">
${languages.map((language, index) => fields(language, index === 0, typed))}
<fieldset>
<legend>For all languages</legend>
<label for="picture">Picture <small>(png, jpeg or webp, at most 2 MB)</small></label>
<input id="picture" name="picture" type="file" accept="image/png,image/jpeg,image/webp">
${picture !== '' && keptPicture(picture)}
<label class="check"><input type="checkbox" name="publish" value="1"${typed('publish') === '1' && html` checked`}>
Publish now and tell everybody</label>
</fieldset>
<div class="row"><button class="go">Save</button></div>
</form>`,
  };
};

const keptPicture = (picture: string): Html => html`<input type="hidden" name="img" value="${picture}">
<p><img src="${picture}" alt="The picture you have sent" height="96"> This picture is kept.</p>`;

const fields = ({ locale, title, backward }: Language, isDefault: boolean, typed: (name: string) => string): Html => {
  const direction = backward ? 'rtl' : 'ltr';
  const name = (field: string): string => `${locale}.${field}`;
  const attributes = (field: string): Html =>
    html`id="${name(field)}" name="${name(field)}" lang="${locale}" dir="${direction}"`;
  return html`<fieldset>
<legend>${title}${!isDefault && html` <small>(may be left empty)</small>`}</legend>
<label for="${name('title')}">Title</label>
<input ${attributes('title')} maxlength="191" value="${typed(name('title'))}"${isDefault && html` required`}>
<label for="${name('short_desc')}">In short</label>
<input ${attributes('short_desc')} maxlength="500" value="${typed(name('short_desc'))}">
<label for="${name('description')}">Text <small>(simple HTML: p, h2, h3, ul, ol, li, strong, em, a)</small></label>
<textarea ${attributes('description')} rows="6" maxlength="50000">${typed(name('description'))}</textarea>
</fieldset>`;
};

/** Uploads the picture, if any, then saves the texts; rejected texts keep the uploaded picture. */
export const writeNews = async (visit: Visit, typed: Typed): Promise<ActionOutcome> => {
  const picture = typed.file('picture');
  const uploaded = picture && (await visit.api.upload(picture));
  if (uploaded && !uploaded.ok) return { kind: 'refused', trouble: { form: FORM, typed, refusal: uploaded.refusal } };
  const img = uploaded ? uploaded.body.data.title : typed.text('img');
  const keeping: Typed = {
    ...typed,
    has: (name) => name === 'img' || typed.has(name),
    text: (name) => (name === 'img' ? img : typed.text(name)),
  };
  const languages = await languagesOf(visit);
  const translations = Object.fromEntries(
    languages.map(({ locale }) => [
      locale,
      {
        title: typed.text(`${locale}.title`),
        short_desc: typed.text(`${locale}.short_desc`),
        description: typed.text(`${locale}.description`),
      },
    ]),
  );
  const publish = typed.has('publish');
  const answer = await visit.api.call('writeNews', { translations, img, publish });
  if (!answer.ok) return { kind: 'refused', trouble: { form: FORM, typed: keeping, refusal: answer.refusal } };
  return {
    kind: 'done',
    to: '/desk/news',
    notice: publish ? 'The news is out, and everybody is being told.' : 'The news is saved as a draft.',
  };
};
