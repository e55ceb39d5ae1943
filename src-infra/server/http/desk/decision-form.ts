import { html, type Html } from '../pages/index.ts';
import type { Answered } from './desk-api.ts';
import { actionOf, errorAttributes, refusalHtml, typedValue } from './parts.html.ts';
import type { ActionOutcome, Typed, Visit } from './section.ts';
import { done } from './status-forms.ts';

type Choice = { readonly value: string; readonly label: string };
type Decision = {
  readonly section: string;
  readonly id: string;
  /** Names the subject in the accessible name of the buttons. */
  readonly name: string;
  readonly yes: Choice | undefined;
  readonly no: Choice | undefined;
  /** An optional note to the decision. */
  readonly words?: { readonly field: string; readonly label: string; readonly limit: number };
};

/** Approve or reject, with a note to the applicant. */
export const decisionForm = ({ section, id, name, yes, no, words }: Decision, visit: Visit): Html => {
  const form = `${section}/${id}`;
  const button = ({ value, label }: Choice, look: string): Html =>
    html`<button class="${look}" name="decision" value="${value}" aria-label="${label}: ${name}">${label}</button>`;
  const note =
    words &&
    html`<label for="words-${id}">${words.label}</label>
<textarea id="words-${id}" name="${words.field}" rows="2" maxlength="${words.limit}" dir="auto"
  ${errorAttributes(visit.trouble, form, words.field)}>${typedValue(visit.trouble, form, words.field)}</textarea>`;
  return html`${refusalHtml(visit.trouble, form)}
<form method="post" action="${actionOf(section, `${id}/decision`, visit)}">
${note}
<div class="row">${yes && button(yes, 'go')}${no && button(no, 'danger')}</div>
</form>`;
};

/** The ids of sections whose records are numbered. */
export const NUMBER = /^\d{1,10}$/;

/** Submits the decision of the pressed button; `notice` words its outcome. `id` says what an id of the section is. */
export const takeDecision = async <Body>(
  { section, id: isId }: { readonly section: string; readonly id: RegExp },
  visit: Visit,
  typed: Typed,
  decide: (id: string, decision: string) => Promise<Answered<Body>>,
  notice: (id: string, decision: string, body: Body) => string,
): Promise<ActionOutcome> => {
  const [id = '', what] = visit.rest;
  if (what !== 'decision' || !isId.test(id)) return { kind: 'unknown' };
  const decision = typed.text('decision');
  const answer = await decide(id, decision);
  return answer.ok
    ? done(section, visit, notice(id, decision, answer.body))
    : { kind: 'refused', trouble: { form: `${section}/${id}`, typed, refusal: answer.refusal } };
};
