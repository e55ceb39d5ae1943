import { html, type Html } from '../pages/index.ts';
import type { Answered, Sent } from './desk-api.ts';
import { actionOf, refusalHtml } from './parts.html.ts';
import type { ActionOutcome, Typed, Visit } from './section.ts';
import { stepLabel, labelOf } from './words.ts';

type StepForm = {
  readonly section: string;
  readonly id: number;
  readonly allowed: readonly string[];
  /** Names the subject in the accessible name of the buttons. */
  readonly name: string;
  /** Further fields of the form. */
  readonly more?: Html;
};

/** A button for each allowed status; canceling, which cannot be undone, takes a second press. */
export const stepForm = ({ section, id, allowed, name, more }: StepForm, visit: Visit): Html | undefined => {
  const form = `${section}/${id}`;
  const [steps, cancel] = [allowed.filter((status) => status !== 'canceled'), allowed.includes('canceled')];
  const action = actionOf(section, `${id}/status`, visit);
  const refusal = refusalHtml(visit.trouble, form);
  if (allowed.length === 0) return refusal;
  const button = (status: string, look: string): Html => {
    const label = stepLabel(status);
    return html`<button class="${look}" name="status" value="${status}"
  aria-label="${label}: ${name}">${label}</button>`;
  };
  const stepButtons = html`<form method="post" action="${action}">
${more}
<div class="row">${steps.map((status, index) => button(status, index === 0 ? 'go' : ''))}</div>
</form>`;
  const cancelButton = html`<details>
<summary aria-label="Cancel …: ${name}">Cancel …</summary>
<form method="post" action="${action}">
<p>This cannot be undone. The customer is told at once.</p>
${button('canceled', 'danger')}
</form>
</details>`;
  return html`${refusal}
${steps.length > 0 && stepButtons}
${cancel && cancelButton}`;
};

/** Changes the status to the one of the pressed button. */
export const takeStep = async (
  section: string,
  subject: string,
  visit: Visit,
  typed: Typed,
  call: (id: string, sent: Sent) => Promise<Answered<unknown>>,
): Promise<ActionOutcome> => {
  const [id = '', what] = visit.rest;
  if (what !== 'status' || !/^\d{1,10}$/.test(id)) return { kind: 'unknown' };
  const sent = { id, status: typed.text('status'), deliveryman_id: typed.text('deliveryman_id').trim() };
  const answer = await call(id, sent);
  return answer.ok
    ? done(section, visit, `${subject} ${id}: ${labelOf(sent.status)}.`)
    : { kind: 'refused', trouble: { form: `${section}/${id}`, typed, refusal: answer.refusal } };
};

/** Returns to the list with its filter and page. */
export const done = (section: string, { query }: Pick<Visit, 'query'>, notice: string): ActionOutcome => {
  const search = query.toString();
  return { kind: 'done', to: `/desk/${section}${search === '' ? '' : `?${search}`}`, notice };
};
