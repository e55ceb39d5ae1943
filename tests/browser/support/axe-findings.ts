import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The panel on top: what lies behind it is inert, and looked at on its own. */
export const OPENED = ':is(dialog[open], [popover]:popover-open)';

/** Colours are between two states until what fades has arrived. */
const atRest = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .map(({ finished }) => finished),
    ),
  );

/** What axe finds on the page, or within what a selector names, once it is at rest; one line each. */
export const axeFindings = async (page: Page, within?: string): Promise<readonly string[]> => {
  await atRest(page);
  const axe = new AxeBuilder({ page });
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary ?? ''}`),
  );
};
