import { err, ok, type Result } from '../kernel/result.ts';
import { LINE_NOTE_MAX } from './limits.ts';

/** Line breaks and other control characters, half characters, and marks that reverse the text around them. */
const UNWRITABLE = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu;

/** Returns a note as it is kept: on one line, without control characters and spare spaces; empty for no note. */
export const tidyNote = (typed: string): string =>
  typed.normalize('NFC').replace(UNWRITABLE, ' ').replace(/\s+/gu, ' ').trim();

/** The characters that a note still has room for; negative by how much it is too long. */
export const noteRoom = (typed: string): number => LINE_NOTE_MAX - [...tidyNote(typed)].length;

/** ORDER-9c: Returns a note as it is kept, `undefined` for none. Refuses one that is too long, never cuts it. */
export const checkLineNote = (
  typed: string,
): Result<string | undefined, { readonly kind: 'too-long'; readonly most: number }> => {
  const note = tidyNote(typed);
  if (noteRoom(note) < 0) return err({ kind: 'too-long', most: LINE_NOTE_MAX });
  return ok(note || undefined);
};

/** Returns the note if it is one as `checkLineNote` keeps it; `undefined` for anything else. */
export const readLineNote = (value: unknown): string | undefined => {
  const checked = typeof value === 'string' ? checkLineNote(value) : undefined;
  return checked?.ok ? checked.value : undefined;
};

/** The same line with another note, or without one. */
export const withNote = <Line extends { readonly note?: string }>(line: Line, note: string | undefined): Line => {
  if (line.note === note) return line;
  const { note: _, ...rest } = line;
  return (note === undefined ? rest : { ...rest, note }) as Line;
};
