import { imageSource } from '@domain/images/index.ts';
import { optionalText } from './wire.ts';

/** IMAGE-1 after IMAGE-2: the address of a picture as the server sends it, or `undefined` where nothing may be shown. */
export type ToImage = (value: unknown) => string | undefined;

type Deps = {
  /** Scheme and host of the API; empty for the page's own. */
  readonly host: string;
  readonly report: (problem: string, cause?: unknown) => void;
};

/** Enough to find the picture by, and no room for a whole `data:` one. */
const REPORTED_LETTERS = 200;
/** A list that is read again and again tells of its bad picture once; an API that is bad throughout does not fill the log. */
const MOST_REPORTS = 100;

/** Reads pictures by the rules of IMAGE-1 and IMAGE-2 and reports each refused address once. */
export const createImageReader = ({ host, report }: Deps): ToImage => {
  const reported = new Set<string>();
  const tell = (address: string): void => {
    if (reported.has(address) || reported.size === MOST_REPORTS) return;
    reported.add(address);
    report('The address of a picture was refused', address);
  };
  return (value) => {
    const path = optionalText(value);
    const source = imageSource(path, host);
    if (path !== undefined && source === undefined) tell(path.slice(0, REPORTED_LETTERS));
    return source;
  };
};
