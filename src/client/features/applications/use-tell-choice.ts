import { useState } from 'react';

const storageKey = 'applications-tell-applicant';

function keptChoice(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'true';
  } catch {
    // Without a storage nobody is told unless that is chosen.
    return false;
  }
}

/** Whether decisions are told to applicants by e-mail: off until somebody chooses so, and then kept in this browser. */
export function useTellChoice() {
  const [isTold, setIsTold] = useState(keptChoice);
  return {
    isTold,
    choose: (next: boolean) => {
      setIsTold(next);
      try {
        localStorage.setItem(storageKey, String(next));
      } catch {
        // Then the choice lasts as long as the dialog.
      }
    },
  };
}
export type TellChoice = ReturnType<typeof useTellChoice>;
