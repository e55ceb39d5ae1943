import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { vi } from 'vitest';

const JAR = '/usr/lib/google-cloud-sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';
const MAIN = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const [PORT, PATIENCE_MS, LOOK_MS] = [Number(process.env['FIRESTORE_PORT'] ?? 8631), 50_000, 250];

/** Google's emulator under some rules; `undefined` on a machine that does not have it. */
export const startEmulator = (rules: string) => {
  if (!existsSync(JAR)) return undefined;
  const url = `http://127.0.0.1:${PORT}`;
  let child: ChildProcess | undefined;
  return {
    /** Starts it. */
    ready: async (): Promise<string> => {
      child = spawn(
        'java',
        ['-Xmx400m', '-cp', JAR, MAIN, '--host', '127.0.0.1', '--port', String(PORT), '--rules', rules],
        { cwd: tmpdir(), stdio: 'ignore' },
      );
      await vi.waitFor(() => fetch(url), { timeout: PATIENCE_MS, interval: LOOK_MS });
      return url;
    },
    stop: () => child?.kill(),
  };
};
