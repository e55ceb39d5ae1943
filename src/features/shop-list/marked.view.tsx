import { observer } from 'mobx-react-lite';
import type { FoundViewModel } from './found.view-model.ts';

type MarkedProps = { readonly vm: Pick<FoundViewModel, 'marks' | 'term'>; readonly text: string };

/** A text with what was found in it; plain until the marks have loaded. */
export const Marked = observer(function Marked({ vm, text }: MarkedProps) {
  const ranges = vm.marks?.(text, vm.term) ?? [];
  const ends = ranges.map(([start, length]) => start + length);
  return (
    <>
      {ranges.map(([start], index) => [
        text.slice(ends[index - 1] ?? 0, start),
        <mark key={start}>{text.slice(start, ends[index])}</mark>,
      ])}
      {text.slice(ends.at(-1) ?? 0)}
    </>
  );
});
