import {
  Bold,
  Heading2,
  ImagePlus,
  Italic,
  Link,
  List,
  type LucideIcon,
  Quote,
} from 'lucide-react';
import { useRef } from 'react';
import type { Picture } from '../../../shared/contracts/picture.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { ImageInput } from './image-input.tsx';
import { type Mark, marks } from './markdown-marks.ts';
import { useImageUpload } from './use-image-upload.ts';

interface MarkdownToolbarProps {
  onMark: (mark: Mark) => void;
  onPicture: (picture: Picture) => void;
}

const buttons: Record<Mark, { Icon: LucideIcon; label: () => string; shortcut?: string }> = {
  bold: { Icon: Bold, label: m.content_bold, shortcut: 'Ctrl B' },
  italic: { Icon: Italic, label: m.content_italic, shortcut: 'Ctrl I' },
  heading: { Icon: Heading2, label: m.content_heading },
  link: { Icon: Link, label: m.content_link, shortcut: 'Ctrl K' },
  list: { Icon: List, label: m.content_list },
  quote: { Icon: Quote, label: m.content_quote },
};

export function MarkdownToolbar({ onMark, onPicture }: MarkdownToolbarProps) {
  const input = useRef<HTMLInputElement>(null);
  const { percent, upload } = useImageUpload(onPicture);
  return (
    <div
      role="toolbar"
      aria-label={m.content_toolbar()}
      className="flex flex-wrap gap-0.5 rounded border border-mist bg-surface p-1"
    >
      {marks.map((mark) => {
        const { Icon, label, shortcut } = buttons[mark];
        const name = label();
        return (
          <Tooltip key={mark} label={shortcut ? m.content_with_shortcut({ name, shortcut }) : name}>
            <Button
              variant="quiet"
              size="sm"
              aria-label={name}
              // The text keeps its selection.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onMark(mark)}
            >
              <Icon aria-hidden="true" strokeWidth={1.75} className="size-4" />
            </Button>
          </Tooltip>
        );
      })}
      <Tooltip label={m.content_picture()}>
        <Button
          variant="quiet"
          size="sm"
          pending={percent !== null}
          aria-label={m.content_picture()}
          onClick={() => input.current?.click()}
        >
          <ImagePlus aria-hidden="true" strokeWidth={1.75} className="size-4" />
        </Button>
      </Tooltip>
      <ImageInput ref={input} onFile={upload} />
    </div>
  );
}
