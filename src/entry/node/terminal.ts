import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createLocalTexts } from './local-texts.ts';
import { createLineDialogue } from './line-dialogue.ts';
import { InputEnded } from '../terminal/dialogue.ts';
import { orderMeal } from '../terminal/order-meal.ts';
import { startTerminalApp } from '../terminal/terminal-app.ts';

/**
 * Orders a meal in a terminal, at any server of the contract:
 * `npm run terminal -- --server http://localhost:8080 --language de`.
 */
const { values } = parseArgs({
  options: {
    server: { type: 'string', default: 'http://localhost:8080' },
    language: { type: 'string', default: 'en' },
  },
});

const talk = createLineDialogue({ input: process.stdin, output: process.stdout });
try {
  const app = await startTerminalApp({
    talk,
    language: values.language,
    fetch: globalThis.fetch,
    apiHost: new URL(values.server).origin,
    loadTexts: createLocalTexts(fileURLToPath(new URL('../client/locales', import.meta.url))),
    now: Date.now,
    makeUuid: () => crypto.randomUUID(),
    delay: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    report: (problem, cause) => console.error(problem, cause),
  });
  await orderMeal(app);
  app.close();
} catch (error) {
  if (!(error instanceof InputEnded)) {
    console.error(error);
    process.exitCode = 1;
  }
}
talk.close();
// Timers and connections of a conversation that broke off would keep the process alive.
process.exit();
