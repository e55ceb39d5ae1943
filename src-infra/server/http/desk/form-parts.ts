import { html, type Html } from '../pages/index.ts';
import { refusalHtml, typedValue } from './parts.html.ts';
import type { FormError } from './section.ts';

/** A form on a page: its name, and its refusal if it is the one that was refused. */
export type FormPlace = { readonly form: string; readonly trouble: FormError | undefined };
export type Field = { readonly name: string; readonly label: Html | string; readonly hint?: string | undefined };

/** Says above the fields that the form was refused; the reasons are beside them. */
export const refusedAbove = ({ form, trouble }: FormPlace): Html | undefined =>
  refusalHtml(trouble && { ...trouble, refusal: { ...trouble.refusal, params: {} } }, form);

const reasonOf = ({ form, trouble }: FormPlace, name: string): string | undefined =>
  trouble?.form === form ? trouble.refusal.params[name]?.[0] : undefined;

const idOf = ({ form }: FormPlace, name: string): string => `${form}/${name}`.replaceAll(/[^\w-]/g, '-');

/** A field with its label, and beside it why it was refused. */
export const labelled = (place: FormPlace, { name, label, hint }: Field, control: (attributes: Html) => Html): Html => {
  const [id, reason] = [idOf(place, name), reasonOf(place, name)];
  const described = [hint !== undefined && `${id}-hint`, reason !== undefined && `${id}-error`].filter(Boolean);
  const attributes = html`id="${id}" name="${name}"${
    described.length > 0 && html` aria-describedby="${described.join(' ')}"`
  }${reason !== undefined && html` aria-invalid="true"`}`;
  return html`<div><label for="${id}">${label}</label>
${control(attributes)}
${hint !== undefined && html`<small id="${id}-hint">${hint}</small>`}
${reason !== undefined && html`<small class="reason" id="${id}-error">${reason}</small>`}</div>`;
};

/** A line of text; `value` is shown unless the form was refused with another. */
export const textField = (place: FormPlace, field: Field, value: string, how: Html): Html =>
  labelled(
    place,
    field,
    (attributes) =>
      html`<input ${attributes} ${how} value="${typedValue(place.trouble, place.form, field.name, value)}">`,
  );

/** A choice of one. */
export const selectField = (
  place: FormPlace,
  field: Field,
  choices: readonly (readonly [value: string, label: string])[],
  value: string,
): Html => {
  const chosen = typedValue(place.trouble, place.form, field.name, value);
  return labelled(
    place,
    field,
    (attributes) => html`<select ${attributes}>
${choices.map(([each, label]) => html`<option value="${each}"${each === chosen && html` selected`}>${label}</option>`)}
</select>`,
  );
};

/** A group of boxes that are sent under one name. */
export const boxes = (
  place: FormPlace,
  { name, label }: Field,
  choices: readonly (readonly [value: string, label: string])[],
  ticked: readonly string[],
): Html => {
  const [id, reason] = [idOf(place, name), reasonOf(place, name)];
  return html`<div class="boxes" role="group" aria-labelledby="${id}"${
    reason !== undefined && html` aria-describedby="${id}-error"`
  }>
<span class="legend" id="${id}">${label}</span>
${reason !== undefined && html`<small class="reason" id="${id}-error">${reason}</small>`}
${choices.map(
  ([value, text]) =>
    html`<label class="check"><input type="checkbox" name="${name}" value="${value}"${
      ticked.includes(value) && html` checked`
    }>${text}</label>`,
)}
</div>`;
};

/** One box. */
export const box = (place: FormPlace, { name, label, hint }: Field, isTicked: boolean): Html => {
  const [id, reason] = [idOf(place, name), reasonOf(place, name)];
  const described = [hint !== undefined && `${id}-hint`, reason !== undefined && `${id}-error`].filter(Boolean);
  return html`<div><label class="check"><input type="checkbox" id="${id}" name="${name}" value="1"${
    isTicked && html` checked`
  }${described.length > 0 && html` aria-describedby="${described.join(' ')}"`}${
    reason !== undefined && html` aria-invalid="true"`
  }>${label}</label>
${hint !== undefined && html`<small id="${id}-hint">${hint}</small>`}
${reason !== undefined && html`<small class="reason" id="${id}-error">${reason}</small>`}</div>`;
};

export const hidden = (name: string, value: string): Html =>
  html`<input type="hidden" name="${name}" value="${value}">`;

/** How amounts and other decimals are typed. */
export const DECIMAL = html`inputmode="decimal" maxlength="20" autocomplete="off" dir="ltr"`;
/** How whole numbers are typed. */
export const WHOLE = html`inputmode="numeric" maxlength="10" autocomplete="off" dir="ltr"`;
