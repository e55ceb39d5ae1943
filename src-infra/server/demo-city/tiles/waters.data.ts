import type { Bay, River } from './waters.ts';

/** The harbor of Port Alder lies in the bay west of it; Lindenau has a lake. */
export const BAYS: readonly Bay[] = [];

export const RIVERS: readonly River[] = [];
