export { NoteArea } from './note-area.view.tsx';
export { NoteButton } from './note-button.view.tsx';
