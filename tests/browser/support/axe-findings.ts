import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The panel on top: what lies behind it is inert, and looked at on its own. */
export const OPENED = ':is(dialog[open], [popover]:popover-open)';

/**
 * Colors are between two states until what fades has arrived. Asked anew in every frame: `finished` never settles for
 * an animation that the browser has dropped, as it does with those of a card whose rendering it skips.
 */
const atRest = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () =>
      !document
        .getAnimations()
        .some(
          ({ effect, playState }) => playState === 'running' && isFinite(Number(effect?.getComputedTiming().endTime)),
        ),
    undefined,
    { timeout: 15_000 },
  );

/** What axe finds on the page, or within what selectors name, once it is at rest; one line each. */
export const axeFindings = async (page: Page, ...within: readonly string[]): Promise<readonly string[]> => {
  await atRest(page);
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  // Pages have no frames, so that nothing has to be put together in a blank page of its own.
  axe.setLegacyMode();
  const { violations } = await within.reduce((all, part) => all.include(part), axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary ?? ''}`),
  );
};
