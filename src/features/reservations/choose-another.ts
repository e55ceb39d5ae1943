import { nearestTable, nextFree, type WantedTable } from '@domain/reservations/index.ts';
import type { Translate } from '../../i18n/index.ts';
import type { TableChoicesViewModel } from './table-choices.view-model.ts';
import type { TableFormViewModel } from './table-form.view-model.ts';

type Page = { readonly choices: TableChoicesViewModel; readonly form: TableFormViewModel };

/** BOOKING-1l: Chooses what is free nearest to what somebody else took, and returns the words for it. */
export const chooseAnother = (wanted: WantedTable, { choices, form }: Page, translate: Translate): string => {
  const lost = choices.tables.find(({ id }) => id === wanted.tableId);
  const time = wanted.start.slice('YYYY-MM-DD '.length);
  const next = nextFree(choices.times, time);
  const table = next && nearestTable(next.tables, { chairs: lost?.chairs ?? wanted.guests });
  form.chooseTime(next?.time ?? '');
  form.chooseTable(table?.id);
  const words = { lost: lost?.name ?? '', time, table: table?.name ?? '', next: next?.time ?? '' };
  if (!next) return translate('table.taken.full', words);
  return translate(next.time === time ? 'table.taken.table' : 'table.taken.time', words);
};
