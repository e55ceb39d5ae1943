import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import {
  CONTRASTS,
  MOTIONS,
  startPageNow,
  startPagesFor,
  TEXT_SIZES,
  type StartPage,
} from '@domain/appearance/index.ts';
import { DEFAULT_TIPS } from '@domain/checkout/index.ts';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { AccountLayout } from '../account/index.ts';
import { SESSION_VIEW_MODEL } from '../session/index.ts';
import styles from './comfort.module.scss';
import type { ComfortViewModel } from './comfort.view-model.ts';
import { SetElsewhere } from './set-elsewhere.view.tsx';

/** The pages are called as the links to them are. */
const START_LABELS = {
  home: 'comfort.start_home',
  shops: 'list.all',
  categories: 'home.categories',
  liked: 'menu.liked',
  orders: 'menu.orders',
} as const satisfies Record<StartPage, string>;

type ComfortProps = { readonly vm: ComfortViewModel };

/**
 * ACCESS-3a, ACCESS-3c, ORDER-1m: comfort on this device, for guests too. Customers see it beside their other settings.
 */
export const ComfortView = observer(function ComfortView({ vm }: ComfortProps) {
  const { isSignedIn } = useService(SESSION_VIEW_MODEL);
  return isSignedIn ? (
    <AccountLayout current="/settings/comfort">
      <Choices vm={vm} />
    </AccountLayout>
  ) : (
    <div className={styles.alone}>
      <Choices vm={vm} />
    </div>
  );
});

const Choices = observer(function Choices({ vm }: ComfortProps) {
  const translate = useTranslate();
  const { isSignedIn } = useService(SESSION_VIEW_MODEL);
  const { textSize, motion, contrast } = vm.comfort;
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{translate('pages.comfort')}</h1>
      <p className={styles.lead}>{translate('comfort.lead')}</p>
      <Group title={translate('comfort.text_size')} look="sizes">
        {TEXT_SIZES.map((size) => (
          <Choice
            key={size}
            name="text-size"
            isChosen={size === textSize}
            onChoose={() => vm.choose({ textSize: size })}
          >
            <span className={styles.sample} data-size={size} aria-hidden="true" />
            <strong>
              {size === 100 ? translate('comfort.size_browser') : translate('comfort.size', { percent: size })}
            </strong>
          </Choice>
        ))}
      </Group>
      <Group title={translate('comfort.motion')}>
        {MOTIONS.map((each) => (
          <Choice key={each} name="motion" isChosen={each === motion} onChoose={() => vm.choose({ motion: each })}>
            <strong>{translate(`comfort.motion_${each}`)}</strong>
            <span>{translate(`comfort.motion_${each}_text`)}</span>
          </Choice>
        ))}
      </Group>
      <Group title={translate('comfort.contrast')}>
        {CONTRASTS.map((each) => (
          <Choice
            key={each}
            name="contrast"
            isChosen={each === contrast}
            onChoose={() => vm.choose({ contrast: each })}
          >
            <strong>{translate(`comfort.contrast_${each}`)}</strong>
            <span>{translate(`comfort.contrast_${each}_text`)}</span>
          </Choice>
        ))}
      </Group>
      <Group title={translate('comfort.start')} text={translate('comfort.start_text')} look="short">
        {startPagesFor(isSignedIn).map((page) => (
          <Choice
            key={page}
            name="start-page"
            isChosen={page === startPageNow(vm.startPage, isSignedIn)}
            onChoose={() => vm.chooseStartPage(page)}
          >
            <strong>{translate(START_LABELS[page])}</strong>
          </Choice>
        ))}
      </Group>
      <Group title={translate('comfort.tip')} text={translate('comfort.tip_text')} look="short">
        {[undefined, ...DEFAULT_TIPS].map((percent) => (
          <Choice
            key={percent ?? 0}
            name="default-tip"
            isChosen={percent === vm.defaultTip}
            onChoose={() => vm.chooseTip(percent)}
          >
            <strong>
              {percent === undefined ? translate('checkout.no_tip') : translate('comfort.tip_percent', { percent })}
            </strong>
          </Choice>
        ))}
      </Group>
      <SetElsewhere />
    </div>
  );
});

type GroupProps = {
  readonly title: string;
  readonly text?: string;
  readonly look?: 'pair' | 'sizes' | 'short';
  readonly children: ReactNode;
};

function Group({ title, text, look = 'pair', children }: GroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend>
        <h2>{title}</h2>
      </legend>
      {text !== undefined && <p>{text}</p>}
      <div className={styles.choices} data-look={look}>
        {children}
      </div>
    </fieldset>
  );
}

type ChoiceProps = {
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
};

function Choice({ name, isChosen, onChoose, children }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      <span>{children}</span>
    </label>
  );
}
