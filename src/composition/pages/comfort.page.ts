import type { ChosenComfort, ChosenStartPage, ComfortAppearance } from '@domain/appearance/index.ts';
import type { ChosenDefaultTip } from '@domain/checkout/index.ts';
import { textStoreOf } from '@infra/drivers/browser/stored-value.ts';
import { createStoredComfort } from '@infra/settings/stored-comfort.adapter.ts';
import { createStoredDefaultTip } from '@infra/settings/stored-default-tip.adapter.ts';
import { createStoredStartPage } from '@infra/settings/stored-start-page.adapter.ts';
import { defineToken } from '../../di/index.ts';
import { ComfortView } from '../../features/comfort/comfort.view.tsx';
import { ComfortViewModel } from '../../features/comfort/comfort.view-model.ts';
import { START_COOKIE } from '../../routes/start-path.ts';
import { bindOnce, provideFromPlatform } from '../modules/bind.ts';
import { definePage } from './define-page.ts';

const CHOSEN_COMFORT = defineToken<ChosenComfort>('ChosenComfort');
const DEFAULT_TIP = defineToken<ChosenDefaultTip>('ChosenDefaultTip');
const START_PAGE = defineToken<ChosenStartPage>('ChosenStartPage');
const COMFORT_APPEARANCE = defineToken<ComfortAppearance>('ComfortAppearance');

const bindComfort = bindOnce(CHOSEN_COMFORT, (options) => {
  provideFromPlatform(options, CHOSEN_COMFORT, (platform) =>
    createStoredComfort({ store: textStoreOf(platform.cookies, 'comfort') }),
  );
  provideFromPlatform(options, DEFAULT_TIP, (platform) =>
    createStoredDefaultTip({ store: textStoreOf(platform.cookies, 'tip') }),
  );
  provideFromPlatform(options, START_PAGE, (platform) =>
    createStoredStartPage({ store: textStoreOf(platform.cookies, START_COOKIE) }),
  );
  provideFromPlatform(options, COMFORT_APPEARANCE, (platform) => platform.comfortAppearance);
});

export const page = definePage(
  ComfortViewModel,
  ComfortView,
  { chosen: CHOSEN_COMFORT, appearance: COMFORT_APPEARANCE, defaultTip: DEFAULT_TIP, startPage: START_PAGE },
  bindComfort,
);
