import type { DrawingShapes } from '../../ui/drawing/index.ts';

/** Two speech bubbles: nobody has written. */
export const talkDrawing: DrawingShapes = [
  ['warm', 'M16 16h42a6 6 0 0 1 6 6v22a6 6 0 0 1-6 6H32L20 60V50h-4a6 6 0 0 1-6-6V22a6 6 0 0 1 6-6z'],
  ['paper', 'M42 40h40a6 6 0 0 1 6 6v20a6 6 0 0 1-6 6h-4v10L66 72H42a6 6 0 0 1-6-6V46a6 6 0 0 1 6-6z'],
  ['line', 'M51 56h.01M62 56h.01M73 56h.01'],
];

/** A list of chats, one of them marked: none is opened. */
export const chosenTalkDrawing: DrawingShapes = [
  ['line', 'M15 22a7 7 0 1 0 14 0a7 7 0 1 0 -14 0zM38 22h42'],
  ['warm', 'M16 37h64a8 8 0 0 1 8 8v6a8 8 0 0 1 -8 8h-64a8 8 0 0 1 -8 -8v-6a8 8 0 0 1 8 -8z'],
  ['accent', 'M16 48a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z'],
  ['line', 'M38 48h34'],
  ['line', 'M15 74a7 7 0 1 0 14 0a7 7 0 1 0 -14 0zM38 74h30'],
];

/** A letter and a telephone: there is no chat. */
export const otherWaysDrawing: DrawingShapes = [
  ['paper', 'M15 34h46a5 5 0 0 1 5 5v30a5 5 0 0 1 -5 5h-46a5 5 0 0 1 -5 -5v-30a5 5 0 0 1 5 -5z'],
  ['line', 'M12 38l26 20 26-20'],
  ['warm', 'M64 18h14a6 6 0 0 1 6 6v34a6 6 0 0 1 -6 6h-14a6 6 0 0 1 -6 -6v-34a6 6 0 0 1 6 -6z'],
  ['accent', 'M68 55a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z'],
];
