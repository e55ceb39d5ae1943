import { COUPON_USES_MAX } from '@domain/checkout/index.ts';
import { html, type Html } from '../pages/index.ts';
import { MOST_USES } from './coupon-words.ts';
import { refusalHtml, typedValue } from './parts.html.ts';
import type { FormError } from './section.ts';

type Choice = readonly [value: string, label: string];
type Place = { readonly form: string; readonly trouble: FormError | undefined };
type Asked = { readonly name: string; readonly label: string; readonly hint?: string };

/** A field with its label, and beside it why it was refused. */
const fieldHtml = (
  { form, trouble }: Place,
  { name, label, hint }: Asked,
  control: (attributes: Html) => Html,
): Html => {
  const [reason] = trouble?.form === form ? (trouble.refusal.params[name] ?? []) : [];
  const described = [hint !== undefined && `${name}-hint`, reason !== undefined && `${name}-error`].filter(Boolean);
  const attributes = html`id="${name}" name="${name}"${
    described.length > 0 && html` aria-describedby="${described.join(' ')}"`
  }${reason !== undefined && html` aria-invalid="true"`}`;
  return html`<div><label for="${name}">${label}</label>
${control(attributes)}
${hint !== undefined && html`<small id="${name}-hint">${hint}</small>`}
${reason !== undefined && html`<small class="reason" id="${name}-error">${reason}</small>`}</div>`;
};

/** Says above the fields that the form was refused; the reasons are beside them. */
export const refusedForm = ({ form, trouble }: Place): Html | undefined =>
  refusalHtml(trouble && { ...trouble, refusal: { ...trouble.refusal, params: {} } }, form);

/** A choice; a refused form shows again what was chosen. */
export const choiceField = (place: Place, asked: Asked, choices: readonly Choice[], first: string): Html => {
  const chosen = typedValue(place.trouble, place.form, asked.name, first);
  const option = ([value, label]: Choice): Html =>
    html`<option value="${value}"${value === chosen && html` selected`}>${label}</option>`;
  return fieldHtml(
    place,
    asked,
    (attributes) => html`<select ${attributes} required>
${choices.map(option)}
</select>`,
  );
};

const inputField = (place: Place, asked: Asked, how: Html, first: string): Html =>
  fieldHtml(
    place,
    asked,
    (attributes) =>
      html`<input ${attributes} ${how} required value="${typedValue(place.trouble, place.form, asked.name, first)}">`,
  );

export const codeField = (place: Place): Html =>
  inputField(
    place,
    {
      name: 'name',
      label: 'Code',
      hint: '3 to 30 letters, digits and hyphens. Letters become capitals, and customers type them as such.',
    },
    html`maxlength="30" pattern="[A-Za-z0-9\\-]{3,30}" autocomplete="off" autocapitalize="characters"
  spellcheck="false" dir="ltr"`,
    '',
  );

type Terms = { readonly type: string; readonly price: string; readonly for: string };

/** What the coupon takes off. */
export const termsFields = (place: Place, currency: string, { type, price, for: target }: Terms): Html => html`
${choiceField(
  place,
  { name: 'type', label: 'Takes off' },
  [
    ['percent', 'A percentage'],
    ['fix', `An amount in ${currency}`],
  ],
  type,
)}
${inputField(
  place,
  { name: 'price', label: 'How much', hint: 'Percent from 1 to 100, or an amount such as 1.50. Nothing is rounded.' },
  html`inputmode="decimal" maxlength="10" autocomplete="off" dir="ltr"`,
  price,
)}
${choiceField(
  place,
  { name: 'for', label: 'Of what' },
  [
    ['total_price', 'The order'],
    ['delivery_fee', 'The delivery fee'],
  ],
  target,
)}`;

type Limits = { readonly qty: string; readonly expired_at: string; readonly listed: boolean };

/** How often, until when and to whom the coupon is offered. */
export const limitFields = (place: Place, { qty, expired_at: lastDay, listed }: Limits): Html => {
  const { form, trouble } = place;
  // A switch that is off is not sent, so another field tells that this form was.
  const isListed = trouble?.form === form && trouble.typed.has('qty') ? trouble.typed.has('listed') : listed;
  return html`
${inputField(
  place,
  { name: 'qty', label: 'Uses left', hint: `From 1 to ${MOST_USES}. Each customer can use the code once.` },
  html`type="number" inputmode="numeric" min="${qty === '0' ? 0 : 1}" max="${COUPON_USES_MAX}"`,
  qty,
)}
${inputField(
  place,
  { name: 'expired_at', label: 'Last day', hint: 'Valid through that whole day, in the time zone of the shop.' },
  html`type="date"`,
  lastDay,
)}
<label class="check"><input type="checkbox" name="listed" value="1"${isListed && html` checked`}>
Show this code at checkout</label>`;
};
