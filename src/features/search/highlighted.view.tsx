import { matchRanges } from '@domain/search/index.ts';
import styles from './search-panel.module.scss';

type HighlightedProps = { readonly text: string; readonly term: string };

/** A name with the part that was not typed in bold, so that similar names are easy to tell apart. */
export function Highlighted({ text, term }: HighlightedProps) {
  const ranges = matchRanges(text, term);
  if (ranges.length === 0) return <bdi>{text}</bdi>;
  return (
    <bdi className={styles.untyped}>
      {ranges.map(([start, length], index) => {
        const before = ranges[index - 1];
        return [
          text.slice(before ? before[0] + before[1] : 0, start),
          <span key={start}>{text.slice(start, start + length)}</span>,
        ];
      })}
      {text.slice(ranges.reduce((_, [start, length]) => start + length, 0))}
    </bdi>
  );
}
