import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslate } from '../../i18n/index.ts';
import { AppLink } from '../../routes/index.ts';
import { Button, buttonAttributes } from '../../ui/button/index.ts';
import { Sheet } from '../../ui/sheet/index.ts';
import type { DietaryAdvice } from './dietary-advice.ts';
import styles from './dietary-question.module.scss';
import type { EatenDish } from './eaten-dish.ts';
import { useReasons } from './use-reasons.ts';

type DietaryQuestionProps = {
  readonly advice: DietaryAdvice;
  readonly eaten: EatenDish;
  readonly onAdd: () => void;
  /** Leaves the dish. */
  readonly onLeave: () => void;
  /** Goes back to the dish. */
  readonly onClose: () => void;
};

/** ACCESS-2: Reads out the conflict before a dangerous dish is added; adding stays possible, for somebody else. */
export const DietaryQuestion = observer(function DietaryQuestion(props: DietaryQuestionProps) {
  const { advice, eaten, onAdd, onLeave, onClose } = props;
  const translate = useTranslate();
  const reasonsOf = useReasons();
  const id = useId();
  return (
    <Sheet
      isOpen
      role="alertdialog"
      onClose={onClose}
      labelledBy={id}
      describedBy={`${id}-why`}
      closeLabel={translate('dietary.back')}
      shape="narrow"
    >
      <div className={styles.question} ref={startAtFirstButton}>
        <h2 id={id}>{translate('dietary.ask')}</h2>
        <div id={`${id}-why`} className={styles.why}>
          {reasonsOf(advice, eaten)
            .filter(({ isGrave }) => isGrave)
            .map(({ fact, texts }) => (
              <div key={fact}>
                <strong>{fact}</strong>
                {texts.map((text) => (
                  <p key={text}>{text}</p>
                ))}
              </div>
            ))}
        </div>
        <Button look="main" size="big" isWide onClick={onLeave}>
          {translate('dietary.other_dish')}
        </Button>
        <Button size="big" isWide onClick={onAdd}>
          {translate('dietary.not_for_me')}
        </Button>
        <AppLink to="/diet" {...buttonAttributes({ look: 'text', isWide: true })}>
          {translate('dietary.change')}
        </AppLink>
      </div>
    </Sheet>
  );
});

/** The attribute, not React's own focus: the dialog opens after its content. */
const startAtFirstButton = (content: HTMLElement | null): void =>
  content?.querySelector('button')?.setAttribute('autofocus', '');
