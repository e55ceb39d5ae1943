import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { CHROMIUM_SWITCHES, findChromium } from '../browser/find-chromium.ts';

export type PageFigures = {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly scriptKb: number;
  readonly requests: number;
};

/** Lighthouse 12, mobile, simulated slow 4G and 4× CPU: one run a page in a browser of its own. */
export const measurePage = async (address: string): Promise<PageFigures> => {
  const chrome = await launch({
    chromePath: await findChromium(),
    chromeFlags: ['--headless=new', ...CHROMIUM_SWITCHES],
  });
  try {
    const result = await lighthouse(address, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    });
    if (!result) throw new Error(`Lighthouse brought nothing of ${address}`);
    const { categories, audits } = result.lhr;
    const score = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100);
    const value = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
    const items =
      (
        audits['network-requests']?.details as
          | { items?: readonly { resourceType?: string; transferSize?: number }[] }
          | undefined
      )?.items ?? [];
    const failing = Object.values(categories).flatMap((category) =>
      category.auditRefs
        .filter((ref) => ref.weight > 0 && (audits[ref.id]?.score ?? 1) < 1)
        .map((ref) => `${category.id}/${ref.id}`),
    );
    if (process.env['VERBOSE']) console.log(address, failing.join(' '));
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      fcp: value('first-contentful-paint') / 1000,
      lcp: value('largest-contentful-paint') / 1000,
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      scriptKb:
        items
          .filter((item) => item.resourceType === 'Script')
          .reduce((sum, item) => sum + (item.transferSize ?? 0), 0) / 1000,
      requests: items.filter((item) => item.resourceType !== 'Image').length,
    };
  } finally {
    chrome.kill();
  }
};

/** The middle of several runs, figure by figure; the worst performance score beside it. */
export const medianOf = (runs: readonly PageFigures[]): PageFigures & { readonly worst: number } => {
  const middle = (pick: (run: PageFigures) => number): number =>
    [...runs].map(pick).sort((left, right) => left - right)[Math.floor(runs.length / 2)] ?? Number.NaN;
  return {
    performance: middle((run) => run.performance),
    accessibility: middle((run) => run.accessibility),
    bestPractices: middle((run) => run.bestPractices),
    seo: middle((run) => run.seo),
    fcp: middle((run) => run.fcp),
    lcp: middle((run) => run.lcp),
    tbt: middle((run) => run.tbt),
    cls: middle((run) => run.cls),
    scriptKb: middle((run) => run.scriptKb),
    requests: middle((run) => run.requests),
    worst: Math.min(...runs.map((run) => run.performance)),
  };
};
