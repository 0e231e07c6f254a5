import type { ComponentProps, ReactNode } from 'react';
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

interface HiddenFileInputProps
  extends Pick<ComponentProps<'input'>, 'ref' | 'accept' | 'multiple'> {
  onFiles: (files: File[]) => void;
}

/** Opened by a button of its own, which is what people see. */
export function HiddenFileInput({ onFiles, ...input }: HiddenFileInputProps) {
  return (
    <input
      {...input}
      type="file"
      tabIndex={-1}
      aria-hidden="true"
      className="hidden"
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])];
        // The same file may be chosen again.
        currentTarget.value = '';
        onFiles(files);
      }}
    />
  );
}
