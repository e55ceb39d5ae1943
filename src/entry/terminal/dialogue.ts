import type { Translate } from '../../i18n/index.ts';

/** How a front end of text speaks with a person. */
export type Dialogue = {
  readonly say: (line: string) => void;
  /** Returns the next typed line without spaces around it. Throws `InputEnded` where there is none. */
  readonly ask: (question: string) => Promise<string>;
  /** As `ask`, without showing what is typed. */
  readonly askSecretly: (question: string) => Promise<string>;
};

/** The person closed the input, as with Ctrl+D: whatever was going on ends. */
export class InputEnded extends Error {}

type Speaking = { readonly talk: Dialogue; readonly translate: Translate };

/** Says why a conversation cannot go on from here. */
export const endWith = ({ talk }: Pick<Speaking, 'talk'>, line: string): undefined => {
  talk.say(line);
  return undefined;
};

/** One of the things a person can choose. */
export type Option<Value> = { readonly label: string; readonly value: Value };

/** Lists options by number and asks until one of them is chosen. */
export const choose = async <Value>(
  { talk, translate }: Speaking,
  question: string,
  options: readonly Option<Value>[],
): Promise<Value> => {
  options.forEach(({ label }, index) => talk.say(`  ${index + 1}) ${label}`));
  for (;;) {
    const chosen = optionOf(options, await talk.ask(`${question}:`));
    if (chosen) return chosen.value;
    talk.say(translate('terminal.number', { last: options.length }));
  }
};

/** Returns the option of a typed number; `undefined` for any other text. */
export const optionOf = <Value>(options: readonly Option<Value>[], typed: string): Option<Value> | undefined =>
  /^\d{1,4}$/.test(typed) ? options[Number(typed) - 1] : undefined;
