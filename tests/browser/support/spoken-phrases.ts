/** Said as one phrase: their name is made from what they hold. */
const ONE_PHRASE = /^(?:link|button|heading|combobox|option|radio|checkbox|image|tab)\b/;
/** Roles that no reader names, and regions that are silent until something changes. */
const SILENT = /^(?:paragraph|strong|emphasis|term|definition|time|document|form|status|alert)$/;
/** Marks of the direction of a text have no sound. */
const DIRECTIONS = /[\u2066-\u2069\u200E\u200F\u061C]/g;
const END = /^end(?: of |,|$)/;
const FIELD = /^(?:radio|checkbox|switch|combobox|textbox|searchbox|group|radiogroup), /;

/** The phrases of the library as a person hears them: every name once, no ends, no silence. */
export const fold = (log: readonly string[]): readonly string[] => {
  const phrases = log.map((phrase) => phrase.replaceAll(DIRECTIONS, '').trim()).filter((phrase) => phrase !== '');
  const said: string[] = [];
  for (let at = 0; at < phrases.length; at += 1) {
    const phrase = phrases[at] ?? '';
    const end = ONE_PHRASE.test(phrase) ? phrases.indexOf(`end of ${phrase}`, at) : -1;
    const inner = end < 0 ? [] : phrases.slice(at + 1, end);
    if (end > 0) at = end;
    if (SILENT.test(phrase) || END.test(phrase) || /^(?:polite|assertive):$/.test(phrase)) continue;
    at += labelAfter(phrase, phrases.slice(at + 1));
    const name = nameOf(phrase);
    const before = said.at(-1);
    if (before !== undefined && FIELD.test(phrase) && (name === before || name.startsWith(`${before}, `))) said.pop();
    const heard = asHeard(phrase, inner);
    if (heard === said.at(-1)) continue;
    if (/^[.,:;!?]$/.test(heard) || said.at(-1) === '+') said.push(`${said.pop()}${heard}`);
    else said.push(heard);
    const [...last] = said.slice(-4);
    if (last.length === 4 && last[0] === last[2] && last[1] === last[3]) said.splice(-2);
  }
  return said;
};

const nameOf = (phrase: string): string => phrase.replace(FIELD, '');

/** How many of the next phrases are the name, piece by piece, that was said with the field or with the summary. */
const labelAfter = (phrase: string, next: readonly string[]): number => {
  const name = nameOf(phrase).replaceAll(/\s/g, '');
  const isField = FIELD.test(phrase);
  let label = '';
  let count = 0;
  for (const [index, one] of next.entries()) {
    if (SILENT.test(one) || END.test(one)) continue;
    label += one.replaceAll(/\s/g, '');
    if (!name.startsWith(label)) break;
    if (isField || label === name) count = index + 1;
  }
  return count;
};

const asHeard = (phrase: string, inner: readonly string[]): string => {
  const item = /^listitem, level \d+, position (\d+), set size (\d+)$/.exec(phrase);
  if (item) return `item ${item[1]} of ${item[2]}`;
  const chosen = inner.find((one) => /^option, .*, selected/.test(one));
  if (phrase.startsWith('combobox') && chosen) return `${phrase}: ${chosen.replace(/^option, (.*?), .*$/, '$1')}`;
  const isLinked = phrase.startsWith('heading') && inner.some((one) => one.startsWith('link'));
  return isLinked ? phrase.replace('heading', 'heading, link') : phrase;
};
