import type { UndoPageTexts } from '../page-texts.ts';

export const undoPage: UndoPageTexts = {
  title: 'Undo the change',
  note: 'The sign-in details of your account were changed. If it was not you, undo it here: everything becomes as it was before, and every device is signed out.',
  go: 'Undo and sign out everywhere',
  doneTitle: 'The change is undone',
  done: 'Your account is as it was before, and every device is signed out. Please choose a new password now: somebody may know the old one.',
  newPassword: 'Choose a new password',
  goneTitle: 'This link no longer works',
  gone: 'It is older than 72 hours or incomplete. If you cannot get into your account, ask for a new password or write to us.',
  home: 'To the home page',
};
