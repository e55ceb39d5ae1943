/** Texts by key, as a language's file has them. */
type Texts = Readonly<Record<string, string>>;
type Look = 'pseudo' | 'pseudo-RTL';

/** The brackets around every pseudo text: whatever is outside comes from no translation. */
export const OPEN = '⟦';
export const CLOSE = '⟧';
const LONGER = 1.4;
const OVERRIDE = { on: '\u202e', off: '\u202c' };
const plain = 'AaBbCcDdEeGgHhIiJjKkLlNnOoRrSsTtUuWwYyZz';
const accented = 'ÅåƁƀÇçĐđÉéĞğĤĥÎîĴĵĶķĻļŃńÖöŔŕŠšŢţÛûŴŵÝýŽž';

/**
 * English made to look foreign: accents, two fifths longer, in brackets; `pseudo-RTL` also runs from right to left.
 * Names in braces stay.
 */
export const pseudoText = (english: string, kind: Look): string => {
  const pieces = english.split(/(\{\{[^}]*\}\})/);
  const letters = pieces.filter((_, index) => index % 2 === 0).join('').length;
  const foreign = longer(pieces, Math.ceil(letters * (LONGER - 1))).map((piece, index) =>
    index % 2 === 1 ? piece : accents(piece),
  );
  const look = kind === 'pseudo' ? (piece: string): string => piece : mirrored;
  return look(OPEN) + foreign.map((piece, index) => (index % 2 === 1 ? piece : look(piece))).join('') + look(CLOSE);
};

/** A whole file in the pseudo language; plural forms that English has none of are made of the general one. */
export const pseudoTexts = (english: Texts, keys: readonly string[], look: Look): Texts =>
  Object.fromEntries(
    keys.map((key) => [
      key,
      pseudoText(english[key] ?? english[key.replace(/_(zero|one|two|few|many)$/, '_other')] ?? key, look),
    ]),
  );

const accents = (text: string): string => [...text].map((letter) => accented[plain.indexOf(letter)] ?? letter).join('');

const mirrored = (text: string): string => (text === '' ? '' : OVERRIDE.on + text + OVERRIDE.off);

/** So many letters more: vowels are drawn out one after the other, as long words are what breaks a layout. */
const longer = (pieces: readonly string[], missing: number): readonly string[] => {
  const words = pieces.map((piece, index) => (index % 2 === 1 ? [piece] : [...piece]));
  const vowels = words.flatMap((letters, piece) =>
    piece % 2 === 1 ? [] : letters.flatMap((letter, at) => (/[aeiou]/i.test(letter) ? [{ piece, at }] : [])),
  );
  for (let added = 0; added < missing && vowels.length > 0; added += 1) {
    const { piece, at } = vowels[added % vowels.length] ?? { piece: 0, at: 0 };
    const letters = words[piece] ?? [];
    letters[at] = `${letters[at] ?? ''}${(letters[at] ?? '').slice(-1).toLowerCase()}`;
  }
  const rest = vowels.length === 0 ? '~'.repeat(missing) : '';
  return words.map((letters, index) => letters.join('') + (index === words.length - 1 ? rest : ''));
};
