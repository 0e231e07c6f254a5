import type { Ref } from 'react';
import { pictureTypes } from '../../../shared/contracts/picture.ts';

interface ImageInputProps {
  ref: Ref<HTMLInputElement>;
  onFile: (file: File) => void;
}

/** Opened by a button of its own, which is what people see. */
export function ImageInput({ ref, onFile }: ImageInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept={pictureTypes.join(',')}
      tabIndex={-1}
      aria-hidden="true"
      className="hidden"
      onChange={(event) => {
        const file = event.currentTarget.files?.[0];
        if (file) onFile(file);
        // The same file may be chosen again.
        event.currentTarget.value = '';
      }}
    />
  );
}
