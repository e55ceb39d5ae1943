import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailHtml } from '@infra/server/foundation/outbox/delivery/index.ts';
import { runs } from '../../domain/runs.ts';

const word = fc.string({
  minLength: 1,
  maxLength: 20,
  unit: fc.constantFrom('<', '>', '&', '"', "'", 'a', 'ä', 'خ', '$'),
});

describe('OPS-5 a mail as HTML', () => {
  it('contains every text as text, whatever it is made of', () => {
    const content = fc.record({
      title: word,
      paragraphs: fc.array(word, { maxLength: 4 }),
      code: word,
      receipt: fc.array(fc.record({ name: word, amount: word, isTotal: fc.boolean() }), { maxLength: 4 }),
      action: fc.record({ label: word, url: fc.webUrl() }),
    });
    const elementsOf = (text: string) => [...text.matchAll(/<(\w+)/g)].map(([, name]) => name);
    fc.assert(
      fc.property(content, (mail) => {
        const html = mailHtml(mail);
        const plain = { ...mail, title: 'a', code: 'a', paragraphs: mail.paragraphs.map(() => 'a') };
        const harmless = mailHtml({
          ...plain,
          receipt: mail.receipt.map(({ isTotal }) => ({ name: 'a', amount: 'a', isTotal })),
          action: { label: 'a', url: mail.action.url },
        });
        expect(elementsOf(html)).toEqual(elementsOf(harmless));
      }),
      runs(100),
    );
  });
});
