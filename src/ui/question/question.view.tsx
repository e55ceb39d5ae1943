import { useId, type ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { Sheet } from '../sheet/index.ts';
import styles from './question.module.scss';

type Answer = { readonly label: string; readonly onPress: () => void };

type QuestionProps = {
  readonly isOpen: boolean;
  readonly title: string;
  /** What follows from a yes, in paragraphs. */
  readonly children: ReactNode;
  readonly yes: Answer & { readonly isBusy: boolean };
  /** Also the answer of Escape, the close button and a press beside the question. */
  readonly no: Answer;
  readonly closeLabel: string;
};

/** A narrow dialog that asks before something is done. */
export function Question({ isOpen, title, children, yes, no, closeLabel }: QuestionProps) {
  const heading = useId();
  return (
    <Sheet isOpen={isOpen} onClose={no.onPress} labelledBy={heading} closeLabel={closeLabel} shape="narrow">
      <div className={styles.question}>
        <h2 id={heading}>{title}</h2>
        {children}
        <Button look="main" isWide isBusy={yes.isBusy} onClick={yes.onPress}>
          {yes.label}
        </Button>
        <Button isWide onClick={no.onPress}>
          {no.label}
        </Button>
      </div>
    </Sheet>
  );
}
