import { createContext, useContext, useEffect } from 'react';

/** Told by each form of the page whether it holds text that is not saved. */
export const DirtyForms = createContext<(form: string, isDirty: boolean) => void>(() => {});

/** Lets the page ask before unsaved text of this form is thrown away. */
export function useReportDirty(form: string, isDirty: boolean): void {
  const report = useContext(DirtyForms);
  useEffect(() => {
    report(form, isDirty);
    return () => report(form, false);
  }, [report, form, isDirty]);
}
