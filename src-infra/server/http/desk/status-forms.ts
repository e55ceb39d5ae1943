import { html, type Html } from '../pages/index.ts';
import type { Answered, Sent } from './desk-api.ts';
import { actionOf, refusalHtml } from './parts.html.ts';
import type { Acted, Typed, Visit } from './section.ts';
import { stepOf, wordOf } from './words.ts';

type StepForm = {
  readonly section: string; readonly id: number; readonly allowed: readonly string[];
  /** What this is, for those who only hear the button. */
  readonly name: string;
  /** Fields that go with a step. */
  readonly more?: Html;
};

/** Buttons for the steps that something may take; what cannot be undone stands behind a second one. */
export const stepForm = ({ section, id, allowed, name, more }: StepForm, visit: Visit): Html | undefined => {
  const form = `${section}/${id}`;
  const [steps, cancel] = [allowed.filter((status) => status !== 'canceled'), allowed.includes('canceled')];
  const action = actionOf(section, `${id}/status`, visit);
  const refusal = refusalHtml(visit.trouble, form);
  if (allowed.length === 0) return refusal;
  const button = (status: string, look: string): Html => html`<button class="${look}" name="status" value="${status}" aria-label="${stepOf(status)}: ${name}">${stepOf(status)}</button>`;
  return html`${refusal}
${steps.length > 0 ? html`<form method="post" action="${action}">${more}<div class="row">${steps.map((status, index) => button(status, index === 0 ? 'go' : ''))}</div></form>` : ''}
${cancel ? html`<details><summary aria-label="Cancel …: ${name}">Cancel …</summary><form method="post" action="${action}"><p>This cannot be undone. The customer is told at once.</p>${button('canceled', 'danger')}</form></details>` : ''}`;
};

/** Takes something the step that a button names. */
export const takeStep = async (section: string, subject: string, visit: Visit, typed: Typed, call: (id: string, sent: Sent) => Promise<Answered<unknown>>): Promise<Acted> => {
  const [id = '', what] = visit.rest;
  if (what !== 'status' || !/^\d{1,10}$/.test(id)) return { kind: 'unknown' };
  const sent = { id, status: typed.text('status'), deliveryman_id: typed.text('deliveryman_id').trim() };
  const answer = await call(id, sent);
  return answer.ok ? done(section, visit, `${subject} ${id}: ${wordOf(sent.status)}.`) : { kind: 'refused', trouble: { form: `${section}/${id}`, typed, refusal: answer.refusal } };
};

/** Back to the list as it was shown. */
export const done = (section: string, { query }: Pick<Visit, 'query'>, told: string): Acted => {
  const search = query.toString();
  return { kind: 'done', to: `/desk/${section}${search === '' ? '' : `?${search}`}`, told };
};

