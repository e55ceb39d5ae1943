import { imageSource } from '@domain/images/index.ts';
import { optionalText } from './wire.ts';

/** IMAGE-1 and IMAGE-2: returns the URL of a picture, or `undefined` where none may be shown. */
export type ToImage = (value: unknown) => string | undefined;

type Deps = {
  /** Scheme and host of the API; empty for the page's own origin. */
  readonly host: string;
  readonly report: (problem: string, cause?: unknown) => void;
};

/** Enough to identify the picture, too short for a whole `data:` URL. */
const REPORTED_LENGTH = 200;
/**
 * Each bad picture is reported once, and no more than this many in all, so that a broken API does not flood the log.
 */
const REPORTS_MAX = 100;

/** Reads picture URLs by the rules of IMAGE-1 and IMAGE-2 and reports each rejected URL once. */
export const createImageReader = ({ host, report }: Deps): ToImage => {
  const reported = new Set<string>();
  const reportOnce = (address: string): void => {
    if (reported.has(address) || reported.size === REPORTS_MAX) return;
    reported.add(address);
    report('The address of a picture was refused', address);
  };
  return (value) => {
    const path = optionalText(value);
    const source = imageSource(path, host);
    if (path !== undefined && source === undefined) reportOnce(path.slice(0, REPORTED_LENGTH));
    return source;
  };
};
