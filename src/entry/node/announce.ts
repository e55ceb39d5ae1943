import type { ServerConfig } from '../../../src-infra/server/index.ts';
import { namedHost } from './visits.ts';

const DEMO_ACCOUNTS = ['demo@tiffin.test', 'second@tiffin.test'];

/** Prints the address, and the demo accounts in demo mode. */
export const announce = ({ host, port, demo }: ServerConfig, apiHost: string): void => {
  const lines = [`Tiffin is served on http://${namedHost(host)}:${port}`];
  if (apiHost !== '') lines.push(`It shows the marketplace of ${apiHost}`);
  else if (demo)
    lines.push(
      `Demo customers ${DEMO_ACCOUNTS.join(' and ')}, password ${demo.password}`,
      'Owner of a shop kitchen@tiffin.test, courier rider@tiffin.test, operator desk@tiffin.test: the same password',
      'Codes of e-mails stand in this log.',
    );
  console.log(lines.join('\n'));
};
