import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The panel on top: what lies behind it is inert, and looked at on its own. */
export const OPENED = ':is(dialog[open], [popover]:popover-open)';

/** What axe finds on the page, or within what a selector names, one line each. */
export const axeFindings = async (page: Page, within?: string): Promise<readonly string[]> => {
  const axe = new AxeBuilder({ page });
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary ?? ''}`),
  );
};
