import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';

/** Adds an open sheet; returns what removes it. */
type AddSheet = (sheet: HTMLElement) => () => void;

const AddSheetContext = createContext<AddSheet>(() => () => {});
const TopSheetContext = createContext<HTMLElement | undefined>(undefined);

/**
 * Knows the sheets that are open. An open modal dialog makes everything outside of it inert, so notices and live
 * regions have to be rendered within it.
 */
export function OpenSheets({ children }: { readonly children: ReactNode }) {
  const [sheets, setSheets] = useState<readonly HTMLElement[]>([]);
  const add = useCallback<AddSheet>((sheet) => {
    setSheets((open) => [...open, sheet]);
    return () => setSheets((open) => open.filter((other) => other !== sheet));
  }, []);
  return (
    <AddSheetContext value={add}>
      <TopSheetContext value={sheets.at(-1)}>{children}</TopSheetContext>
    </AddSheetContext>
  );
}

export const useAddSheet = (): AddSheet => useContext(AddSheetContext);

/** The sheet above all others; `undefined` while none is open. */
export const useTopSheet = (): HTMLElement | undefined => useContext(TopSheetContext);
