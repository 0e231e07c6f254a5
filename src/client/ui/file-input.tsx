import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { buttonClass } from './button.tsx';

interface FileInputProps {
  /** Names the input for screen readers; begins with what the button shows. */
  label: string;
  accept: string;
  onFile: (file: File) => void;
  children: ReactNode;
}

/** The browser's own choice of a file behind the look of a button. */
export function FileInput({ label, accept, onFile, children }: FileInputProps) {
  return (
    <label
      className={cn(
        buttonClass('secondary', 'sm'),
        'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
      )}
    >
      <input
        type="file"
        accept={accept}
        aria-label={label}
        className="sr-only"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file chosen again is a choice too.
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
      <span aria-hidden="true">{children}</span>
    </label>
  );
}
