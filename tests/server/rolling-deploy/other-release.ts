import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROGRAM, ROOT } from '../durability/child-server.ts';

/** A checkout of another release, which can start the small city. */
export type OtherRelease = { readonly root: string; readonly remove: () => void };

/** What the program needs of the tests; in an older checkout it may lack what these tests ask of it. */
const OWN = [PROGRAM, 'tests/server/chaos/crowded-city.ts', 'src/entry/node/shutdown.ts'];

/** Checks a release out beside this one. It shares the installed packages while both ask for the same. */
export const checkOutRelease = (ref: string): OtherRelease => {
  const root = join(mkdtempSync(join(tmpdir(), 'tiffin-release-')), 'checkout');
  const git = (...args: readonly string[]): void =>
    void execFileSync('git', args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  git('worktree', 'add', '--detach', root, ref);
  for (const file of OWN) cpSync(join(ROOT, file), join(root, file));
  const lockOf = (folder: string): string => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (lockOf(root) === lockOf(ROOT)) symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  else execFileSync('npm', ['ci', '--ignore-scripts'], { cwd: root, stdio: 'inherit' });
  return {
    root,
    remove: () => {
      git('worktree', 'remove', '--force', root);
      rmSync(join(root, '..'), { recursive: true, force: true });
    },
  };
};
