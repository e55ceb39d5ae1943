import { html, type Html } from '../pages/index.ts';
import type { Typed } from './section.ts';

/** A form whose sender's sign-in had ended: where it was sent to, and what was typed into it. */
export type KeptForm = { readonly action: string; readonly typed: Typed };

/** Marks a sign-in that is on its way back to a form. */
const MARK = 'kept';
/** Keeps the names of the form apart from those of the sign-in. */
const PREFIX = 'kept.';
const MOST_FIELDS = 200;
const MOST_CHARACTERS = 512 * 1024;

/** Whether a form of any size may go along: what is longer comes from no page of the desk. */
export const canKeep = ({ texts }: Typed): boolean =>
  texts.length <= MOST_FIELDS && texts.reduce((sum, [name, text]) => sum + name.length + text.length, 0) <= MOST_CHARACTERS;

/** The form in fields that nobody sees; nothing of it is stored. */
export const keptFields = ({ texts }: Typed): Html =>
  html`<input type="hidden" name="${MARK}" value="1">${texts.map(([name, text]) => html`<input type="hidden" name="${PREFIX}${name}" value="${text}">`)}`;

/** What was kept through a sign-in; `undefined` for every other form. */
export const keptIn = (typed: Typed): Typed | undefined =>
  typed.has(MARK)
    ? {
        texts: typed.texts.flatMap(([name, text]) => (name.startsWith(PREFIX) ? [[name.slice(PREFIX.length), text] as const] : [])),
        text: (name) => typed.text(PREFIX + name),
        has: (name) => typed.has(PREFIX + name),
        file: () => undefined,
      }
    : undefined;
