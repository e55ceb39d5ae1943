import type { Metric, ReportOpts } from 'web-vitals';
import { WEB_VITALS, type PageMeasurement, type VisitMeter, type WebVital } from '@domain/web-vitals/index.ts';

/** The functions of the library that measure, by name. */
type Measuring = Readonly<Record<`on${WebVital}`, (report: (metric: Metric) => void, options?: ReportOpts) => void>>;
type MeasuredWindow = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  readonly document: Pick<Document, 'visibilityState'>;
};

/** Measures with the web-vitals library, which reads what the browser has recorded since the page began to load. */
export const createBrowserVisitMeter = ({
  measuring,
  window,
}: {
  readonly measuring: Measuring;
  readonly window: MeasuredWindow;
}): VisitMeter => ({
  measured: {
    subscribe: (observer) => {
      let isFollowed = true;
      const report = (metric: Metric): void => {
        const measured = isFollowed ? measurementOf(metric) : undefined;
        if (measured) observer.next(measured);
      };
      measuring.onLCP(report);
      // Interactions and shifts belong to the page on which they happened, also after navigating within the app.
      measuring.onINP(report, { reportSoftNavs: true });
      measuring.onCLS(report, { reportSoftNavs: true });
      return { unsubscribe: () => void (isFollowed = false) };
    },
  },
  hidden: {
    subscribe: (observer) => {
      // The library listens in the capturing phase, so its last values come before this.
      const notify = (): void => {
        if (window.document.visibilityState === 'hidden') observer.next();
      };
      const leave = (): void => observer.next();
      window.addEventListener('visibilitychange', notify);
      window.addEventListener('pagehide', leave);
      return {
        unsubscribe: () => {
          window.removeEventListener('visibilitychange', notify);
          window.removeEventListener('pagehide', leave);
        },
      };
    },
  },
});

const measurementOf = ({ id, name, value, navigationURL }: Metric): PageMeasurement | undefined => {
  const vital = WEB_VITALS.find((known) => known === name);
  if (vital === undefined || navigationURL === undefined || !URL.canParse(navigationURL)) return undefined;
  return { id, vital, value, path: new URL(navigationURL).pathname };
};
