import { OPERATOR_SETTINGS, type SettingInput } from '@domain/settings/index.ts';
import { html, type Html } from '../pages/index.ts';
import type { DeskRefusal } from './desk-api.ts';
import { refusalHtml } from './parts.html.ts';
import type { FormError, Section, View } from './section.ts';
import { SETTING_GROUPS, type SettingGroup, type SettingText } from './setting-labels.ts';
import { done } from './status-forms.ts';

/** OPS-6: every setting that operators may change, with what it changes. Customers see a change at once. */
export const settingsSection: Section = {
  key: 'settings',
  title: 'Settings',
  audience: 'operators',

  show: async (visit): Promise<View | undefined> => {
    if (visit.rest.length > 0) return undefined;
    const answer = await visit.api.call('listAllSettings');
    if (!answer.ok) return failed(answer.refusal);
    const stored = new Map(answer.body.data.map(({ key, value }) => [key, value]));
    const wanted = visit.query.get('search')?.trim().toLowerCase() ?? '';
    const shown = SETTING_GROUPS.map((group) => ({
      ...group,
      settings: group.settings.filter((setting) => matches(setting, wanted)),
    })).filter(({ settings }) => settings.length > 0);
    return {
      title: 'Settings',
      body: html`<h1>Settings</h1>
<p>A change is seen by everybody at once. <a href="/desk/audit?search=changeSettings">Who changed what</a></p>
${searchForm(wanted)}
${shown.length === 0 && html`<p class="empty">No matches. <a href="/desk/settings">Show all settings</a></p>`}
${shown.map((group) => groupForm(group, stored, visit.trouble))}`,
    };
  },

  act: async (visit, typed) => {
    const group = SETTING_GROUPS.find(({ key }) => key === visit.rest[0]);
    if (!group || visit.rest.length > 1) return { kind: 'unknown' };
    // A form that was searched for holds a part of its group; a switch that is off is sent as its hidden field.
    const sent = group.settings.filter(({ key }) => typed.has(key)).map(({ key }) => [key, lastOf(typed.texts, key)]);
    const answer = await visit.api.call('changeSettings', { values: Object.fromEntries(sent) });
    return answer.ok
      ? done('settings', visit, `${group.title}: saved.`)
      : {
          kind: 'refused',
          trouble: { form: `settings/${group.key}`, typed, refusal: inWords(answer.refusal, group.settings) },
        };
  },
};

/** Says of each refused setting what it takes. */
const inWords = (refusal: DeskRefusal, settings: readonly SettingText[]): DeskRefusal => ({
  ...refusal,
  params: Object.fromEntries(
    Object.entries(refusal.params).map(([key, texts]) => {
      const setting = settings.find((candidate) => candidate.key === key);
      return [key, setting ? [`${setting.label} must be ${wantedOf(OPERATOR_SETTINGS[setting.key])}.`] : texts];
    }),
  ),
});

const wantedOf = (input: SettingInput): string => {
  switch (input.kind) {
    case 'switch':
      return 'on or off';
    case 'choice':
      return 'one of the choices';
    case 'number':
      return `a whole number from ${input.least} to ${input.most}`;
    case 'amount':
      return 'an amount such as 1.50, not negative, with at most three decimals';
    case 'text':
      return `one line of at most ${input.longest} characters`;
    case 'link':
      return 'an address that begins with https://, or empty';
    case 'place':
      return 'latitude,longitude such as 52.37,4.89, or empty';
    case 'zone':
      return 'the name of a time zone such as Europe/Amsterdam';
  }
};

const failed = ({ status, message }: { readonly status: number; readonly message: string }): View => ({
  title: 'Settings',
  status,
  body: html`<h1>Settings</h1><p class="bad" role="alert">${message}</p>`,
});

const lastOf = (texts: readonly (readonly [string, string])[], name: string): string =>
  texts.filter(([key]) => key === name).at(-1)?.[1] ?? '';

const matches = ({ key, label, effect }: SettingText, wanted: string): boolean =>
  `${key} ${label} ${effect}`.toLowerCase().includes(wanted);

const searchForm = (wanted: string): Html => html`<form class="filter" method="get" action="/desk/settings"
  role="search" aria-label="Settings">
<div class="wide">
<label for="search">Search</label>
<input id="search" name="search" type="search" maxlength="60" value="${wanted}">
</div>
<button>Show</button>
</form>`;

const groupForm = (group: SettingGroup, stored: ReadonlyMap<string, string>, trouble: FormError | undefined): Html => {
  const form = `settings/${group.key}`;
  return html`<form class="stack" id="row-${group.key}" method="post" action="/desk/${form}">
<fieldset>
<legend>${group.title}</legend>
${refusalHtml(trouble, form)}
${group.settings.map((setting) => field(setting, stored.get(setting.key) ?? '', form, trouble))}
<div class="row"><button class="go" aria-label="Save: ${group.title}">Save</button></div>
</fieldset>
</form>`;
};

const field = (
  { key, label, effect, names }: SettingText,
  stored: string,
  form: string,
  trouble: FormError | undefined,
): Html => {
  const input: SettingInput = OPERATOR_SETTINGS[key];
  const value = trouble?.form === form && trouble.typed.has(key) ? lastOf(trouble.typed.texts, key) : stored;
  const about = html`<small id="${key}-effect">${effect}</small>`;
  const tied = html`id="${key}" name="${key}" aria-describedby="${key}-effect"${invalid(trouble, form, key)}`;
  switch (input.kind) {
    case 'switch':
      return html`<div><input type="hidden" name="${key}" value="0">
<label class="check"><input type="checkbox" value="1" ${tied}${value === '1' && html` checked`}> ${label}</label>
${about}</div>`;
    case 'choice':
      return html`<div><label for="${key}">${label}</label>
<select ${tied}>
${input.of.map(
  (word, index) => html`<option value="${word}"${word === value && html` selected`}>${names?.[index] ?? word}</option>`,
)}
</select>
${about}</div>`;
    case 'number':
      return html`<div><label for="${key}">${label}</label>
<input ${tied} type="number" inputmode="numeric" min="${input.least}" max="${input.most}" required value="${value}">
${about}</div>`;
    case 'amount':
      return html`<div><label for="${key}">${label}</label>
<input ${tied} inputmode="decimal" pattern="\\d{1,6}(\\.\\d{1,3})?" required value="${value}">
${about}</div>`;
    case 'text':
      return html`<div><label for="${key}">${label}</label>
<input ${tied} maxlength="${input.longest}" value="${value}">
${about}</div>`;
    case 'link':
      return html`<div><label for="${key}">${label}</label>
<input ${tied} type="url" maxlength="500" placeholder="https://" value="${value}">
${about}</div>`;
    case 'place':
    case 'zone':
      return html`<div><label for="${key}">${label}</label>
<input ${tied} maxlength="100" dir="ltr" value="${value}">
${about}</div>`;
  }
};

const invalid = (trouble: FormError | undefined, form: string, key: string): Html | undefined =>
  trouble?.form === form && key in trouble.refusal.params ? html` aria-invalid="true"` : undefined;
