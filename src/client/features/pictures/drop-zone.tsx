import { ImagePlus } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { pictureTypes } from '../../../shared/contracts/picture.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../lib/cn.ts';
import { Button } from '../../ui/button.tsx';

interface DropZoneProps {
  onFiles: (files: readonly File[]) => void;
}

/** A place to drop files on, and the button for everybody else. */
export function DropZone({ onFiles }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);

  function hover(event: DragEvent) {
    event.preventDefault();
    setIsOver(true);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    onFiles([...event.dataTransfer.files]);
  }

  return (
    <section
      aria-label={m.pictures_drop()}
      onDragEnter={hover}
      onDragOver={hover}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={cn(
        'grid justify-items-center gap-2 rounded border border-dashed border-edge px-4 py-6 text-center transition-colors',
        isOver && 'border-sea bg-sea-soft',
      )}
    >
      <ImagePlus aria-hidden="true" strokeWidth={1.5} className="size-8 text-muted" />
      <p className="font-medium">{m.pictures_drop()}</p>
      <p className="text-sm text-muted">{m.pictures_drop_text()}</p>
      <Button variant="secondary" className="mt-2" onClick={() => input.current?.click()}>
        {m.pictures_choose()}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        accept={pictureTypes.join(',')}
        tabIndex={-1}
        aria-hidden="true"
        className="hidden"
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          // The same file may be chosen again.
          event.currentTarget.value = '';
        }}
      />
    </section>
  );
}
