import { cleanup } from '@testing-library/react';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Marked } from '@app/features/shop-list/marked.view.tsx';
import { render } from '../render.tsx';

/** A text in pieces, of which every second one was found. */
const pieces = fc.array(fc.string({ minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 7 });

describe('SEARCH-2 a text with what was found in it', () => {
  it('is the whole text, with each place marked', () => {
    fc.assert(
      fc.property(pieces, (parts) => {
        const ranges = parts.flatMap((part, index): readonly (readonly [number, number])[] =>
          index % 2 === 1 ? [[parts.slice(0, index).join('').length, part.length]] : [],
        );
        const { container } = render(<Marked vm={{ term: 'x', marks: () => ranges }} text={parts.join('')} />);
        expect(container.textContent).toBe(parts.join(''));
        expect([...container.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(
          parts.filter((_part, index) => index % 2 === 1),
        );
        cleanup();
      }),
    );
  });

  it('is plain until the marks have loaded, and looked up with the term', () => {
    const asked: string[] = [];
    const marks = (text: string, term: string) => (asked.push(text, term), []);
    const { container } = render(<Marked vm={{ term: 'soup', marks: undefined }} text="Lentil soup" />);
    expect(container.innerHTML).toBe('Lentil soup');
    render(<Marked vm={{ term: 'soup', marks }} text="Lentil soup" />);
    expect(asked).toEqual(['Lentil soup', 'soup']);
  });
});
