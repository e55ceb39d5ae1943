export { OpenSheets, useTopSheet } from './open-sheets.tsx';
export { Sheet } from './sheet.view.tsx';
