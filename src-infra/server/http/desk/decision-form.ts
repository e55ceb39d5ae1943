import { html, type Html } from '../pages/index.ts';
import { actionOf, faultOf, refusalHtml, typedIn } from './parts.html.ts';
import type { Visit } from './section.ts';

type Choice = { readonly value: string; readonly label: string };
type Decision = {
  readonly section: string; readonly id: string;
  /** What this is, for those who only hear the button. */
  readonly name: string;
  readonly yes: Choice | undefined;
  readonly no: Choice | undefined;
  /** The words that go with it; absent where none do. */
  readonly words?: { readonly field: string; readonly label: string; readonly limit: number };
};

/** Yes or no, with words for whoever asked. */
export const decisionForm = ({ section, id, name, yes, no, words }: Decision, visit: Visit): Html => {
  const form = `${section}/${id}`;
  const button = ({ value, label }: Choice, look: string): Html => html`<button class="${look}" name="decision" value="${value}" aria-label="${label}: ${name}">${label}</button>`;
  return html`${refusalHtml(visit.trouble, form)}<form method="post" action="${actionOf(section, `${id}/decision`, visit)}">
${words ? html`<label for="words-${id}">${words.label}</label><textarea id="words-${id}" name="${words.field}" rows="2" maxlength="${words.limit}" dir="auto"${faultOf(visit.trouble, form, words.field)}>${typedIn(visit.trouble, form, words.field)}</textarea>` : ''}
<div class="row">${yes && button(yes, 'go')}${no && button(no, 'danger')}</div></form>`;
};
