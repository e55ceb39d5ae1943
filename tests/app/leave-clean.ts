import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// Test files of one worker share modules and a document: none finds what another has left.
afterEach(cleanup);
afterAll(async () => {
  vi.useRealTimers();
  // A view that loads its code late would take it along half loaded, for every later file.
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  // Pages on the server and the service worker have no document.
  if (typeof document === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
});
