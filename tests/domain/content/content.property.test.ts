import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findFaqs, readArticleUuid, readCareerId, type Faq } from '@domain/content/index.ts';
import { uuid } from '@domain/kernel/ids.ts';
import { foldText } from '@domain/kernel/index.ts';
import { faqArb, hostileTextArb, uuidArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

describe('ROUTE-1a articles by address', () => {
  it('are loaded by uuid, in any case; anything else loads none', () => {
    fc.assert(
      fc.property(uuidArb, hostileTextArb, (wanted, hostile) => {
        expect(readArticleUuid(wanted.toUpperCase())).toBe(wanted.toLowerCase());
        expect([hostile, `${wanted}${hostile}x`, ` ${wanted}`].map(readArticleUuid)).toEqual([
          undefined,
          undefined,
          undefined,
        ]);
      }),
      runs(30),
    );
    expect(readArticleUuid(undefined)).toBeUndefined();
  });
});

describe('ROUTE-9b jobs by address', () => {
  it('are loaded by id as servers write it; anything else loads none', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999_999_999 }), (wanted) => {
        expect(readCareerId(String(wanted))).toBe(wanted);
        expect(
          [`0${wanted}`, `-${wanted}`, `+${wanted}`, `${wanted}.5`, ` ${wanted}`, `${wanted}e1`, `0x${wanted}`].map(
            readCareerId,
          ),
        ).toEqual(Array.from({ length: 7 }, () => undefined));
      }),
      runs(50),
    );
    expect([undefined, '', '0', '9'.repeat(16), 'jobs', '١'].map(readCareerId)).toEqual(
      Array.from({ length: 6 }, () => undefined),
    );
  });
});

describe('ROUTE-9a searching the questions', () => {
  const textOf = ({ question, answer }: Faq): string => foldText(`${question} ${answer}`);

  it('finds those that contain every word and keeps their order', () => {
    fc.assert(
      fc.property(fc.array(faqArb, { maxLength: 6 }), fc.nat(), fc.nat(), (faqs, which, from) => {
        const words =
          faqs.length === 0
            ? []
            : textOf(faqs[which % faqs.length]!)
                .split(' ')
                .filter(Boolean);
        const search = words
          .slice(from % (words.length + 1))
          .slice(0, 3)
          .reverse()
          .join('  ')
          .toUpperCase();
        const found = findFaqs(faqs, search);
        expect(found).toEqual(
          faqs.filter((faq) =>
            foldText(search)
              .split(' ')
              .every((word) => textOf(faq).includes(word)),
          ),
        );
        if (faqs.length > 0) expect(found).toContain(faqs[which % faqs.length]);
      }),
      runs(70, 20_000),
    );
  });

  it('ignores accents and Arabic letter forms; no words find all', () => {
    const faq = (question: string, answer: string): Faq => ({
      id: uuid(question),
      question,
      answer,
      language: 'en',
    });
    const faqs = [faq('Can I cancel?', 'Write to the café'), faq('هل يمكنني إلغاء طلب؟', 'نعم')];
    expect([
      findFaqs(faqs, 'CAFE cancel'),
      findFaqs(faqs, 'strong'),
      findFaqs(faqs, 'الغاء'),
      findFaqs(faqs, ' ?! '),
    ]).toEqual([[faqs[0]], [], [faqs[1]], faqs]);
  });
});
