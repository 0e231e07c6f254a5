import { type KeyboardEvent, useRef, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { Locale } from '../../../shared/contracts/common.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../lib/cn.ts';
import { mergeRefs } from '../../lib/merge-refs.ts';
import { Field } from '../../ui/field.tsx';
import { FilterGroup } from '../../ui/filter-group.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { useOverflow } from '../../ui/use-overflow.ts';
import { editTextarea } from './edit-textarea.ts';
import {
  applyMark,
  type Edit,
  insertPicture,
  type Mark,
  type Selection,
} from './markdown-marks.ts';
import { MarkdownPreview } from './markdown-preview.tsx';
import { MarkdownToolbar } from './markdown-toolbar.tsx';

interface MarkdownFieldProps {
  registration: UseFormRegisterReturn;
  /** What the field holds now, for the preview. */
  content: string;
  language: Locale;
  required: boolean;
  error: string | undefined;
}

const shortcuts: Record<string, Mark> = { b: 'bold', i: 'italic', k: 'link' };

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
  const scrolls = useOverflow(preview);
  const isWriting = view === 'write';

  function change(make: (selection: Selection) => Edit) {
    const element = area.current;
    if (!element) return;
    const { value, selectionStart, selectionEnd } = element;
    editTextarea(element, make({ text: value, start: selectionStart, end: selectionEnd }));
  }

  function mark(chosen: Mark) {
    change((selection) =>
      applyMark(selection, chosen, {
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
