import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import ts from 'typescript';
import { LANGUAGES } from '@infra/server/foundation/languages/index.ts';
import { sources } from './source-files.ts';

const FOLDER = 'src/public/locales';
const PLURAL = /_(zero|one|two|few|many|other)$/;

type Bundle = Readonly<Record<string, string>>;
const bundleOf = (language: string, namespace: string): Bundle =>
  JSON.parse(readFileSync(`${FOLDER}/${language}/${namespace}.json`, 'utf8')) as Bundle;

const languages = readdirSync(FOLDER);
const english = bundleOf('en', 'translation');
const baseOf = (key: string): string => key.replace(PLURAL, '');
const bases = new Set(Object.keys(english).map(baseOf));
/** Texts that are counted: English has both of its forms. */
const isCounted = (base: string): boolean => `${base}_one` in english && `${base}_other` in english;
const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? '').sort();

/** Every key a language needs: one per text, or one per plural form of that language. */
const neededKeys = (language: string): readonly string[] => {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return [...bases].flatMap((base) => (isCounted(base) ? forms.map((form) => `${base}_${form}`) : [base]));
};

describe('LOCALE-9 translations', () => {
  it('include the languages and texts to check', () => {
    expect(languages).toEqual(Object.keys(LANGUAGES).sort());
    expect(languages.length).toBeGreaterThan(7);
    expect(bases.size).toBeGreaterThan(50);
  });

  for (const language of languages) {
    it(`have every text in ${language}, no other, none empty, flat`, () => {
      const bundle = bundleOf(language, 'translation');
      const needed = neededKeys(language);
      expect({
        file: `${FOLDER}/${language}/translation.json`,
        missing: needed.filter((key) => !(key in bundle)),
        notInEnglish: Object.keys(bundle).filter((key) => !needed.includes(key)),
      }).toEqual({ file: `${FOLDER}/${language}/translation.json`, missing: [], notInEnglish: [] });
      expect(Object.entries(bundle).filter(([, text]) => typeof text !== 'string' || text.trim() === '')).toEqual([]);
    });

    it(`exclaim in ${language} only where the specification does`, () => {
      const exclaiming = Object.entries(bundleOf(language, 'translation')).filter(([, text]) => /[!！¡]/.test(text));
      expect(exclaiming.map(([key]) => key).sort()).toEqual(['error.oops', 'recovery.sms_not_sent']);
    });

    it(`have in ${language} the placeholders of English`, () => {
      const bundle = bundleOf(language, 'translation');
      // A form for exactly one or two may leave the number out, as Arabic does.
      const differing = Object.entries(bundle).filter(([key, text]) => {
        const expected = namesIn(english[key] ?? english[`${baseOf(key)}_other`] ?? '');
        const given = namesIn(text);
        return (
          given.some((name) => !expected.includes(name)) ||
          expected.some(
            (name) => name !== 'count' && !(name === 'number' && /_(?:one|two)$/.test(key)) && !given.includes(name),
          )
        );
      });
      expect(differing).toEqual([]);
    });
  }

  it('have no unused text', () => {
    const code = sources
      .filter(({ path }) => path.startsWith('src/'))
      .map(({ text }) => text)
      .join('\n');
    const prefixes = [...code.matchAll(/`([a-z_]+\.[a-z_.]*)\$\{/g)].map((match) => match[1] ?? '');
    const unused = [...bases].filter(
      (base) =>
        !code.includes(`'${base}'`) &&
        !code.includes(`"${base}"`) &&
        !prefixes.some((prefix) => base.startsWith(prefix)),
    );
    expect(unused).toEqual([]);
  });
});

/** What the specification quotes in its sections 2, 5 and 8; a number in it is a name in ours. */
const QUOTED = [
  'Order for this address?',
  'Oops, something went wrong!',
  'Try again',
  'Required',
  "Passwords don't match",
  'Passwords should match',
  'Password should contain at least {{least}} characters',
  'Phone number is required',
  'Phone number is invalid',
  'Please, fill user details',
  'Please, choose payment method',
  'insufficient wallet balance',
  'not found',
  'chat error',
  'Error occured. Please, try again later',
  'Something went wrong',
  'Login or password is invalid',
  'Sms not sent!',
  'Wrong verification code',
  'The email has already been taken',
  'Unauthorized',
  "You request didn't send!",
  "Sorry, we're not available here",
  'Branches not found',
  'Out of stock',
];
/** Texts of errors.json that no code of a refusal leads to: they wait for the screen that says them. */
const WAITING = ['branches_not_found', 'chat_error', 'request_not_sent'];

describe('LOCALE-3 amounts in sentences from right to left', () => {
  it('are isolated, so that their sign stays before their digits', () => {
    const amounts = /([\u2066\u2068]?)\{\{(?:amount|apart|theirs|yours)\}\}/g;
    const texts = Object.entries(bundleOf('ar', 'translation')).flatMap(([key, text]) =>
      [...text.matchAll(amounts)].map(([, isolate]) => ({ key, isIsolated: isolate !== '' })),
    );
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter(({ isIsolated }) => !isIsolated)).toEqual([]);
  });
});

describe('ERROR-5 the messages of the specification', () => {
  const errors = bundleOf('en', 'errors');

  it.each(QUOTED)('has %j in English as written, and in every language', (text) => {
    const [namespace, key] =
      (['translation', 'errors'] as const).flatMap((name) =>
        Object.entries(bundleOf('en', name))
          .filter((entry) => entry[1] === text)
          .map(([found]) => [name, found] as const),
      )[0] ?? [];
    expect(key).toBeDefined();
    const untranslated = languages.filter((language) => !bundleOf(language, namespace ?? '')[key ?? '']?.trim());
    expect(untranslated, `languages without ${String(namespace)}.json ${String(key)}`).toEqual([]);
  });

  it('has the general refusal of the specification', () => {
    expect([english['error.400'], english['unauthorized']]).toEqual([
      'Error occured. Please, try again later',
      'Unauthorized',
    ]);
  });

  it('translates each code consistently in every language', () => {
    const codes = Object.keys(errors).filter((key) => !WAITING.includes(key));
    expect([codes.length > 5, codes.filter((key) => !/^ERROR_\d{3}$/.test(key))]).toEqual([true, []]);
    for (const language of languages) {
      const bundle = bundleOf(language, 'errors');
      expect(Object.keys(bundle)).toEqual(Object.keys(errors));
      expect(
        Object.entries(bundle).filter(
          ([key, text]) => text.trim() === '' || (language !== 'en' && text === errors[key]),
        ),
      ).toEqual([]);
    }
  });
});

describe('LOCALE-9 words in code', () => {
  const SPOKEN = new Set(['aria-label', 'title', 'placeholder', 'alt', 'label', 'hint']);
  const isWord = (text: string): boolean => /\p{L}{2,}/u.test(text);

  const wordsIn = (path: string, text: string): readonly string[] => {
    const found: string[] = [];
    const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
    const visit = (node: ts.Node): void => {
      if (ts.isJsxText(node) && isWord(node.text)) found.push(node.text.trim());
      if (
        ts.isJsxAttribute(node) &&
        SPOKEN.has(node.name.getText()) &&
        node.initializer &&
        ts.isStringLiteral(node.initializer) &&
        isWord(node.initializer.text)
      )
        found.push(node.initializer.text);
      ts.forEachChild(node, visit);
    };
    visit(file);
    return found.map((word) => `${path}: ${word}`);
  };

  it('detects a planted word', () => {
    expect(wordsIn('x.tsx', 'const x = <p aria-label="Close">Hello</p>;')).toEqual(['x.tsx: Close', 'x.tsx: Hello']);
  });

  it('finds none in the views', () => {
    const views = sources.filter(({ path }) => path.endsWith('.tsx') && path.startsWith('src/'));
    expect(views.length).toBeGreaterThan(30);
    expect(views.flatMap(({ path, text }) => wordsIn(path, text))).toEqual([]);
  });
});
