import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import * as fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { plainText, readRichText, untrustedHtml } from '@domain/content/index.ts';
import { hostileHtmlArb, writtenHtmlArb } from '@domain/testing/index.ts';
import { RichText } from '@app/ui/rich-text/index.ts';
import { runs } from '../../domain/runs.ts';

afterEach(cleanup);

const ALLOWED = /^(?:P|BR|B|STRONG|I|EM|U|UL|OL|LI|H[2-6]|BLOCKQUOTE|A|IMG)$/;
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  A: ['href', 'rel'],
  IMG: ['alt', 'decoding', 'loading', 'src'],
};

describe('API-11 HTML of operators on screen', () => {
  it('contains allowed elements only, in the browser as on the server', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          hostileHtmlArb,
          writtenHtmlArb,
          fc.tuple(writtenHtmlArb, hostileHtmlArb).map((parts) => parts.join('')),
        ),
        (text) => {
          const html = untrustedHtml(text);
          const { container, unmount } = render(<RichText html={html} top={2} />);
          for (const element of container.querySelectorAll('[dir="auto"] *')) {
            expect(element.tagName).toMatch(ALLOWED);
            expect(element.getAttributeNames().sort()).toEqual(ATTRIBUTES[element.tagName] ?? []);
            if (element.tagName === 'A') expect(element.getAttribute('href')).toMatch(/^(?:https?:\/\/|mailto:)/i);
            if (element.tagName === 'IMG') expect(element.getAttribute('src')).toMatch(/^https?:\/\//i);
          }
          expect(container.textContent?.replace(/\s/g, '')).toBe(plainText(readRichText(html)).replace(/\s/g, ''));
          // Tags of the server's page, taken apart without any reader of HTML.
          for (const [, name = ''] of renderToString(<RichText html={html} top={2} />).matchAll(/<\/?([a-z0-9-]+)/gi))
            expect(name.toUpperCase()).toMatch(/^DIV$|^LINK$/.test(name.toUpperCase()) ? /./ : ALLOWED);
          unmount();
        },
      ),
      runs(150),
    );
  });

  it('IMAGE-1 leaves no gap if a picture fails to load', () => {
    const { container } = render(
      <RichText html={untrustedHtml('<p>before <img src="https://x.y/a.png"> after</p>')} top={2} />,
    );
    fireEvent.error(container.querySelector('img')!);
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByText(/before\s+after/)).toBeDefined();
  });
});
