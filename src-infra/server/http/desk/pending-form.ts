import { html, type Html } from '../pages/index.ts';
import type { Typed } from './section.ts';

/** A form sent after the session expired: its action and fields. */
export type PendingForm = { readonly action: string; readonly typed: Typed };

/** Marks a sign-in that returns to a form. */
const MARK = 'kept';
/** Separates the names of the form from those of the sign-in. */
const PREFIX = 'kept.';
const MAX_FIELDS = 200;
const MAX_CHARACTERS = 512 * 1024;

/** Returns whether the form is small enough to survive a sign-in; no page of the desk exceeds it. */
export const canCarry = ({ texts }: Typed): boolean =>
  texts.length <= MAX_FIELDS &&
  texts.reduce((sum, [name, text]) => sum + name.length + text.length, 0) <= MAX_CHARACTERS;

/** Renders the form as hidden fields; the server stores nothing. */
export const pendingFormFields = ({ texts }: Typed): Html =>
  html`<input type="hidden" name="${MARK}" value="1">
${texts.map(([name, text]) => html`<input type="hidden" name="${PREFIX}${name}" value="${text}">`)}`;

/** Returns the form carried through a sign-in, `undefined` for every other form. */
export const readPendingForm = (typed: Typed): Typed | undefined =>
  typed.has(MARK)
    ? {
        texts: typed.texts.flatMap(([name, text]) =>
          name.startsWith(PREFIX) ? [[name.slice(PREFIX.length), text] as const] : [],
        ),
        text: (name) => typed.text(PREFIX + name),
        has: (name) => typed.has(PREFIX + name),
        file: () => undefined,
      }
    : undefined;
