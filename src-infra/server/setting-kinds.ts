import { instant } from '@domain/kernel/clock.port.ts';
import * as v from 'valibot';
import { parseLimits } from './foundation/limits/index.ts';
import { isLanguageCode, LANGUAGES } from './foundation/languages/index.ts';
import { isHost, parseTrustedProxies } from './foundation/visitors/index.ts';
import { webOrigin, isSecureUrl } from './settings-urls.ts';

const notOneOf =
  (words: readonly string[]) =>
  ({ input }: { readonly input: unknown }): string =>
    `must be one of ${words.join(', ')}, not "${String(input)}".`;

export const text = v.string();
export const oneOf = <const Words extends readonly string[]>(words: Words) =>
  v.pipe(text, v.toLowerCase(), v.picklist(words, notOneOf(words)));
export const onOff = oneOf(['on', 'off']);
export const secret = (length: number) => v.pipe(text, v.minLength(length, `must have at least ${length} characters.`));

export const wholeNumber = (min: number, max: number) =>
  v.pipe(
    text,
    v.check(
      (value) => Number.isInteger(Number(value)) && Number(value) >= min && Number(value) <= max,
      ({ input }) => `must be a whole number from ${min} to ${max}, not "${input}".`,
    ),
    v.transform(Number),
  );

export const share = v.pipe(
  text,
  v.check(
    (value) => Number(value) >= 0 && Number(value) <= 1,
    ({ input }) => `must be a number from 0 to 1, not "${input}".`,
  ),
  v.transform(Number),
);

export const isoInstant = v.pipe(
  text,
  v.regex(
    /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/,
    ({ input }) => `must be an ISO instant like 2025-03-10T09:15:00Z, not "${input}".`,
  ),
  v.check(
    (value) => !Number.isNaN(Date.parse(value)),
    ({ input }) => `must be an existing moment, not "${input}".`,
  ),
  v.transform((value) => instant(Date.parse(value))),
);

export const limits = v.pipe(
  text,
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const rules = parseLimits(dataset.value);
    if (rules.ok) return rules.value;
    addIssue({ message: rules.error });
    return NEVER;
  }),
);

export const languages = v.pipe(
  text,
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const codes = [...new Set(dataset.value.split(',').map((code) => code.trim()))];
    const unknown = codes.find((code) => !isLanguageCode(code));
    if (unknown === undefined) return codes.filter(isLanguageCode);
    addIssue({ message: notOneOf(Object.keys(LANGUAGES))({ input: unknown }) });
    return NEVER;
  }),
);

export const trustedProxies = v.pipe(
  text,
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const trusted = parseTrustedProxies(dataset.value);
    if (trusted.ok) return trusted.value;
    addIssue({ message: trusted.error });
    return NEVER;
  }),
);

const hostsOf = (list: string): readonly string[] => list.split(',').flatMap((host) => host.trim().toLowerCase() || []);

export const hosts = v.pipe(
  text,
  v.transform((value) => hostsOf(value)),
  v.check(
    (value) => value.every(isHost),
    ({ input }) => `must be hosts like food.example or food.example:8443, not "${input.join(',')}".`,
  ),
);

export const databaseUrl = v.pipe(
  text,
  v.regex(/^postgres(ql)?:\/\/./, 'must begin with postgres:// or postgresql://.'),
  v.check(
    (value) => URL.canParse(value) || value.includes('@/'),
    'must be an address; write :, /, @ and ? within its password as %3A, %2F, %40 and %3F.',
  ),
);

export const publicOrigin = v.pipe(
  text,
  v.check(
    (value) => webOrigin(value) !== undefined,
    ({ input }) => `must be an http(s) origin like https://tiffin.example, not "${input}".`,
  ),
  v.transform(webOrigin),
);

export const secureOrigin = v.pipe(
  text,
  v.check(
    (value) => webOrigin(value) === value && isSecureUrl(value),
    ({ input }) => `must be an https origin, not "${input}".`,
  ),
);
