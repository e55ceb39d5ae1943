import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Table } from '@domain/reservations/index.ts';
import { useItemList, useTranslate } from '../../i18n/index.ts';
import { FormSection } from '../../ui/form-section/index.ts';
import styles from './table.module.scss';
import type { FreeSection } from './table-choices.view-model.ts';
import type { TableViewModel } from './table.view-model.ts';

const FACES = ['plan', 'list'] as const;
type Face = (typeof FACES)[number];

/** The tables that seat the guests: one group of radio buttons, drawn as a room or as a list. */
export const TablePlan = observer(function TablePlan({ vm }: { readonly vm: TableViewModel }) {
  const translate = useTranslate();
  const [face, setFace] = useState<Face>('plan');
  const { sections, time } = vm.choices;
  const fault = vm.form.faultOf('table');
  return (
    <FormSection
      title={translate('table.table')}
      text={time ? undefined : translate('table.time_first')}
      fault={fault && translate('table.fault.table')}
      tool={<FaceSwitch face={face} onSwitch={setFace} />}
    >
      <div className={styles.rooms} data-face={face} role="radiogroup" aria-label={translate('table.table')}>
        {sections.map((section) => (
          <div key={section.id} className={styles.room}>
            <p className={styles.roomName}>
              <bdi>{section.title}</bdi>
            </p>
            {face === 'list' && section.description !== '' && <p className={styles.muted}>{section.description}</p>}
            <div className={styles.tables}>
              {section.tables.map((table) => (
                <TableOption key={table.id} vm={vm} table={table} section={section} />
              ))}
            </div>
          </div>
        ))}
      </div>
      {face === 'plan' && (
        <p className={styles.legend}>
          <span data-kind="free">{translate('table.free')}</span>
          <span data-kind="yours">{translate('table.yours')}</span>
          <span data-kind="taken">{translate('table.taken_legend')}</span>
          <span>{translate('table.legend')}</span>
        </p>
      )}
    </FormSection>
  );
});

type FaceSwitchProps = { readonly face: Face; readonly onSwitch: (face: Face) => void };

function FaceSwitch({ face, onSwitch }: FaceSwitchProps) {
  const translate = useTranslate();
  return (
    <div className={styles.faces} role="group" aria-label={translate('table.view')}>
      {FACES.map((one) => (
        <button key={one} type="button" aria-pressed={face === one} onClick={() => onSwitch(one)}>
          {translate(`table.${one}`)}
        </button>
      ))}
    </div>
  );
}

type TableOptionProps = {
  readonly vm: TableViewModel;
  readonly table: Table;
  readonly section: FreeSection;
};

const TableOption = observer(function TableOption({ vm, table, section }: TableOptionProps) {
  const translate = useTranslate();
  const list = useItemList();
  const { id, name, chairs } = table;
  const isFree = section.free.has(id);
  const isTaken = vm.choices.time !== undefined && !isFree;
  const spoken = [
    translate('table.name', { name }),
    translate('table.seats', { seats: String(chairs) }),
    section.title,
    isTaken && translate('table.taken_word'),
  ];
  return (
    <label
      className={styles.table}
      data-size={chairs <= 2 ? 'small' : chairs <= 4 ? 'medium' : 'large'}
      data-taken={isTaken || undefined}
    >
      <input
        type="radio"
        name="table-table"
        aria-label={list(spoken)}
        checked={vm.choices.table?.id === id}
        disabled={!isFree}
        onChange={() => vm.form.chooseTable(id)}
      />
      <strong>
        <bdi>{name}</bdi>
      </strong>
      <small data-face="plan">{chairs}</small>
      <small data-face="list">
        {translate('table.seats', { seats: String(chairs) })}
        {isTaken && ` · ${translate('table.taken_word')}`}
      </small>
    </label>
  );
});
