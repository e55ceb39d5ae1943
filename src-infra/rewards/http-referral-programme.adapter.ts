import type { $Fetch } from 'ofetch';
import { isDate } from '@domain/calendar/index.ts';
import { untrustedHtml } from '@domain/content/index.ts';
import { isNotFound } from '@domain/kernel/remote-failure.ts';
import { ok } from '@domain/kernel/result.ts';
import type { ReferralProgramme, ReferralTerms } from '@domain/rewards/index.ts';
import type { ToImage } from '../drivers/http/image-reader.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { asDecimal, asInteger, asRecord, asText, dataOf, optionalText, translated } from '../drivers/http/wire.ts';

type Deps = { readonly api: $Fetch; readonly context: { readonly toImage: ToImage } };

export const createHttpReferralProgramme = ({ api, context: { toImage } }: Deps): ReferralProgramme => ({
  terms: async () => {
    const answer = await readAnswer(api<unknown>('rest/referral'), (body) => ok(toTerms(dataOf(body), toImage)));
    return !answer.ok && isNotFound(answer.error) ? ok(undefined) : answer;
  },
});

/** Reads the Referral of contract 2.1. Existing servers answer 200 without data if there is none. */
const toTerms = (data: unknown, toImage: ToImage): ReferralTerms | undefined => {
  const dto = asRecord(data);
  const lastDay = asText(dto['expired_at']).slice(0, 10);
  if (asInteger(dto['id']) <= 0) return undefined;
  return {
    priceFrom: asDecimal(dto['price_from']),
    priceTo: asDecimal(dto['price_to']),
    expiresOn: isDate(lastDay) ? lastDay : undefined,
    title: translated(dto, 'title'),
    description: untrustedHtml(translated(dto, 'description')),
    faq: untrustedHtml(translated(dto, 'faq')),
    language: optionalText(asRecord(dto['translation'])['locale']),
    image: toImage(dto['img']),
  };
};
