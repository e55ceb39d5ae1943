import { DEFAULT_LANGUAGE, LANGUAGES } from '../../foundation/languages/index.ts';
import { html, type Html } from '../pages/index.ts';
import { listSection } from './list-section.ts';
import { actionOf, errorAttributes, refusalHtml, typedValue } from './parts.html.ts';
import type { ActionOutcome, Section, Typed, Visit } from './section.ts';
import { done } from './status-forms.ts';

const FORM = 'texts/new';
type Text = { readonly id: number; readonly locale: string; readonly key: string; readonly value: string };

/** OPS-6: texts of the app in the operator's words. Open pages show a change at once. */
export const textsSection: Section = listSection({
  key: 'texts',
  title: 'Texts',
  audience: 'operators',
  empty: 'The app speaks in its own words.',
  searches: 'Part of a key or of a text',
  statuses: [],
  list: ({ api }, { page, perPage, search }) => api.call('listTexts', { page, perPage, search }),
  above: (visit) => html`<p>What you write here replaces the app's own text with the same key. Keys and own texts:
<a href="/locales/en/translation.json">English</a>. <a href="/desk/audit?search=Text">Who changed what</a></p>
${writeForm(visit)}`,
  card: (text, visit) => ({
    id: String(text.id),
    title: html`<code class="long">${text.key}</code>`,
    facts: [
      ['Language', text.locale],
      ['Text', html`<bdi lang="${text.locale}">${text.value}</bdi>`],
    ],
    actions: html`${changeForm(text, visit)}${removeForm(text, visit)}`,
  }),
  act: (visit, typed) => {
    const [id = '', what] = visit.rest;
    if (id === 'new' && what === undefined) return write(visit, typed);
    return what === 'remove' && /^\d{1,10}$/.test(id) ? remove(id, visit, typed) : unknown();
  },
});

const unknown = (): Promise<ActionOutcome> => Promise.resolve({ kind: 'unknown' });

const write = async (visit: Visit, typed: Typed): Promise<ActionOutcome> => {
  const [locale, key, value] = [typed.text('locale'), typed.text('key').trim(), typed.text('value').trim()];
  const answer = await visit.api.call('writeText', { locale, key, value });
  return answer.ok
    ? done('texts', visit, `${key}: saved.`)
    : { kind: 'refused', trouble: { form: FORM, typed, refusal: answer.refusal } };
};

const remove = async (id: string, visit: Visit, typed: Typed): Promise<ActionOutcome> => {
  const answer = await visit.api.call('removeText', { id });
  return answer.ok
    ? done('texts', visit, 'The app speaks in its own words again.')
    : { kind: 'refused', trouble: { form: `texts/${id}`, typed, refusal: answer.refusal } };
};

const writeForm = (visit: Visit): Html => {
  const { trouble } = visit;
  const locale = typedValue(trouble, FORM, 'locale', DEFAULT_LANGUAGE);
  const languages = Object.keys(LANGUAGES).map(
    (code) => html`<option value="${code}"${code === locale && html` selected`}>${code}</option>`,
  );
  return html`<form class="stack" method="post" action="${actionOf('texts', 'new', visit)}">
<fieldset>
<legend>Write a text</legend>
${refusalHtml(trouble, FORM)}
<div><label for="locale">Language</label>
<select id="locale" name="locale"${errorAttributes(trouble, FORM, 'locale')}>
${languages}
</select></div>
<div><label for="key">Key</label>
<input id="key" name="key" maxlength="120" required dir="ltr" autocapitalize="none" spellcheck="false"
  value="${typedValue(trouble, FORM, 'key')}"${errorAttributes(trouble, FORM, 'key')}></div>
<div><label for="value">Text</label>
<textarea id="value" name="value" rows="3" maxlength="2000" required dir="auto"${errorAttributes(
    trouble,
    FORM,
    'value',
  )}>${typedValue(trouble, FORM, 'value')}</textarea></div>
<div class="row"><button class="go">Save text</button></div>
</fieldset>
</form>`;
};

const changeForm = ({ id, locale, key, value }: Text, visit: Visit): Html => html`<details>
<summary aria-label="Change …: ${key}, ${locale}">Change …</summary>
<form method="post" action="${actionOf('texts', 'new', visit)}">
<input type="hidden" name="locale" value="${locale}"><input type="hidden" name="key" value="${key}">
<label for="value-${id}">Text</label>
<textarea id="value-${id}" name="value" rows="3" maxlength="2000" required dir="auto">${value}</textarea>
<button class="go">Save</button>
</form>
</details>`;

const removeForm = ({ id, locale, key }: Text, visit: Visit): Html => html`${refusalHtml(visit.trouble, `texts/${id}`)}
<details>
<summary aria-label="Remove …: ${key}, ${locale}">Remove …</summary>
<form method="post" action="${actionOf('texts', `${id}/remove`, visit)}">
<p>The app's own text is shown again.</p>
<button class="danger" aria-label="Remove: ${key}, ${locale}">Remove</button>
</form>
</details>`;
