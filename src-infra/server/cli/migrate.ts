// npm run migrate: brings the tables up to date before a new version is started, and says what it ran.
import process from 'node:process';
import { readConfig } from '../config.ts';
import { createJsonLog } from '../foundation/platform/log.ts';
import { openStore, storeRefusalText } from '../store/index.ts';

const main = async (): Promise<string | undefined> => {
  const config = readConfig(process.env);
  if (!config.ok) return config.error.map(({ sentence }) => sentence).join('\n');
  const { store, logLevel } = config.value;
  const log = createJsonLog(
    logLevel,
    (line) => process.stdout.write(`${line}\n`),
    () => Date.now(),
  );
  const opened = await openStore(store.kind === 'postgres' ? { ...store, migrations: 'run' } : store, log);
  if (!opened.ok) return storeRefusalText(opened.error);
  await opened.value.close();
  return undefined;
};

const mistake = await main();
process.stdout.write(`${mistake ?? 'The tables are up to date.'}\n`);
process.exitCode = mistake === undefined ? 0 : 1;
