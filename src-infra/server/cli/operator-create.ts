// npm run operator:create -- <e-mail>: asks for the password on standard input, or takes it from OPERATOR_PASSWORD.
import { createInterface } from 'node:readline/promises';
import process from 'node:process';
import { readConfig } from '../config.ts';
import { silentLog } from '../foundation/platform/log.ts';
import { openStore, storeRefusalText } from '../store/index.ts';
import { createOperator, type OperatorRefusal } from './create-operator.ts';

const SENTENCES = {
  'invalid-email': 'That is no e-mail address.',
  'short-password': 'The password of an operator needs at least 10 characters.',
  exists: 'There is an account with that e-mail address already.',
} as const satisfies Record<OperatorRefusal['kind'], string>;

const main = async (): Promise<string | undefined> => {
  const config = readConfig(process.env);
  if (!config.ok) return config.error.map(({ sentence }) => sentence).join('\n');
  const [email = ''] = process.argv.slice(2);
  if (email === '') return 'Usage: npm run operator:create -- <e-mail>';
  const password = process.env['OPERATOR_PASSWORD'] ?? (await askPassword());
  const store = await openStore(config.value.store, silentLog);
  if (!store.ok) return storeRefusalText(store.error);
  try {
    const outcome = await createOperator(store.value, email, password);
    return outcome.ok ? undefined : SENTENCES[outcome.error.kind];
  } finally {
    await store.value.close();
  }
};

const askPassword = async (): Promise<string> => {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const password = await terminal.question('Password: ');
  terminal.close();
  return password;
};

const mistake = await main();
process.stdout.write(`${mistake ?? 'The operator can sign in now.'}\n`);
process.exitCode = mistake === undefined ? 0 : 1;
