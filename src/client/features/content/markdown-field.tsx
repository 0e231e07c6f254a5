import { keepPreviousData } from '@tanstack/react-query';
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
import { type KeyboardEvent, useRef, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { Locale } from '../../../shared/contracts/fields.ts';
import { maxContentLength } from '../../../shared/contracts/news.ts';
import { type Picture, pictureTypes } from '../../../shared/contracts/picture.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../lib/cn.ts';
import { mergeRefs } from '../../lib/merge-refs.ts';
import { uploadImage } from '../../lib/upload.ts';
import { useDebouncedValue } from '../../lib/use-debounced-value.ts';
import { useOverflow } from '../../lib/use-overflow.ts';
import { useUpload } from '../../lib/use-upload.ts';
import { trpc } from '../../trpc.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { HiddenFileInput } from '../../ui/file-input.tsx';
import { FilterGroup } from '../../ui/filter-group.tsx';
import { Textarea } from '../../ui/input.tsx';
import { toastFailure } from '../../ui/toast.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import {
  applyMarkdownFormat,
  insertPicture,
  type MarkdownFormat,
  markdownFormats,
  type TextEdit,
  type TextSelection,
} from './markdown-marks.ts';

/** Makes the change in a text area as if it were typed, so that it can be undone and the form hears of it. */
function editTextarea(area: HTMLTextAreaElement, edit: TextEdit): void {
  const { from, to, insert, start, end } = edit;
  area.focus();
  area.setSelectionRange(from, to);
  const typed =
    insert === ''
      ? document.execCommand('delete')
      : document.execCommand('insertText', false, insert);
  if (!typed) {
    area.setRangeText(insert, from, to);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(start, end);
}

/** Pause in typing before the server is asked, in milliseconds. */
const debounceMs = 400;

/** The text as readers will see it, made by the server as theirs is. */
function MarkdownPreview({ content, language }: { content: string; language: Locale }) {
  const debounced = useDebouncedValue(content, debounceMs).slice(0, maxContentLength);
  const preview = trpc.admin.news.preview.useQuery(
    { content: debounced },
    { enabled: debounced.trim() !== '', placeholderData: keepPreviousData, gcTime: 10_000 },
  );
  if (debounced.trim() === '') return <p className="text-muted">{m.content_preview_empty()}</p>;
  if (preview.error) return <p className="text-danger">{m.content_preview_failed()}</p>;
  return (
    <div
      lang={language}
      className="article wrap-anywhere"
      // Made of Markdown on the server, where raw HTML becomes text.
      dangerouslySetInnerHTML={{ __html: preview.data?.html ?? '' }}
    />
  );
}

interface MarkdownToolbarProps {
  onMark: (mark: MarkdownFormat) => void;
  onPicture: (picture: Picture) => void;
}

const buttons: Record<
  MarkdownFormat,
  { Icon: LucideIcon; label: () => string; shortcut?: string }
> = {
  bold: { Icon: Bold, label: m.content_bold, shortcut: 'Ctrl B' },
  italic: { Icon: Italic, label: m.content_italic, shortcut: 'Ctrl I' },
  heading: { Icon: Heading2, label: m.content_heading },
  link: { Icon: Link, label: m.content_link, shortcut: 'Ctrl K' },
  list: { Icon: List, label: m.content_list },
  quote: { Icon: Quote, label: m.content_quote },
};

/** Uploads a picture of an article. */
export function useImageUpload(onUploaded: (picture: Picture) => void) {
  const { percent, upload } = useUpload();
  return {
    percent,
    upload: (file: File) =>
      void upload((options) => uploadImage({ file, ...options }), {
        onUploaded,
        onFailed: (error) => toastFailure(m.content_image_failed(), error),
      }),
  };
}

function MarkdownToolbar({ onMark, onPicture }: MarkdownToolbarProps) {
  const input = useRef<HTMLInputElement>(null);
  const { percent, upload } = useImageUpload(onPicture);
  return (
    <div
      role="toolbar"
      aria-label={m.content_toolbar()}
      className="flex flex-wrap gap-0.5 rounded border border-mist bg-surface p-1"
    >
      {markdownFormats.map((mark) => {
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
      <HiddenFileInput
        ref={input}
        accept={pictureTypes.join()}
        onFiles={([file]) => file && upload(file)}
      />
    </div>
  );
}

interface MarkdownFieldProps {
  registration: UseFormRegisterReturn;
  /** Present value of the field, for the preview. */
  content: string;
  language: Locale;
  required: boolean;
  error: string | undefined;
}

const shortcuts: Record<string, MarkdownFormat> = { b: 'bold', i: 'italic', k: 'link' };

/** Markdown with its preview: side by side on a wide screen, one or the other on a narrow one. */
export function MarkdownField({
  registration,
  content,
  language,
  required,
  error,
}: MarkdownFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [view, setView] = useState<'write' | 'preview'>('write');
  const preview = useRef<HTMLElement>(null);
  const { scrolls } = useOverflow(preview);
  const isWriting = view === 'write';

  function change(make: (selection: TextSelection) => TextEdit) {
    const element = area.current;
    if (!element) return;
    const { value, selectionStart, selectionEnd } = element;
    editTextarea(element, make({ text: value, start: selectionStart, end: selectionEnd }));
  }

  function mark(chosen: MarkdownFormat) {
    change((selection) =>
      applyMarkdownFormat(selection, chosen, {
        bold: m.content_bold_sample(),
        italic: m.content_italic_sample(),
        link: m.content_link_sample(),
      }),
    );
  }

  function handleKey(event: KeyboardEvent) {
    const chosen = shortcuts[event.key.toLowerCase()];
    if (!chosen || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    // The portal has these keys for itself elsewhere.
    event.preventDefault();
    event.stopPropagation();
    mark(chosen);
  }

  return (
    <div className="grid min-w-0 gap-3">
      <FilterGroup
        label={m.content_field_content()}
        className="xl:hidden"
        value={view}
        onValueChange={setView}
        items={[
          { value: 'write', label: m.content_write() },
          { value: 'preview', label: m.content_preview() },
        ]}
      />
      <div className="grid min-w-0 gap-x-6 gap-y-3 xl:grid-cols-2">
        <div className={cn('grid min-w-0 content-start gap-2', !isWriting && 'max-xl:hidden')}>
          <Field
            label={m.content_field_content()}
            hint={m.content_markdown_hint()}
            required={required}
            error={error}
          >
            <MarkdownToolbar
              onMark={mark}
              onPicture={({ url }) => change((selection) => insertPicture(selection, url))}
            />
            <Textarea
              {...registration}
              ref={mergeRefs(area, registration.ref)}
              lang={language}
              onKeyDown={handleKey}
              className="h-[60dvh] min-h-72 leading-6"
            />
          </Field>
        </div>
        <div className={cn('flex min-w-0 flex-col gap-1.5', isWriting && 'max-xl:hidden')}>
          <p aria-hidden="true" className="text-sm font-medium max-xl:hidden">
            {m.content_preview()}
          </p>
          <section
            ref={preview}
            aria-label={m.content_preview()}
            tabIndex={scrolls ? 0 : undefined}
            className="scroll-thin max-h-[72dvh] min-h-72 flex-1 overflow-y-auto rounded border border-mist p-4"
          >
            {/* One child whose height is watched, whatever it holds. */}
            <div>
              <MarkdownPreview content={content} language={language} />
            </div>
          </section>
        </div>
      </div>
    </div>
  );
}
