import { useForm } from 'react-hook-form';
import {
  type AdminGalleryItem,
  type GalleryTexts,
  galleryTextsInput,
} from '../../../shared/contracts/gallery-admin.ts';
import { contractResolver } from '../../lib/contract-resolver.ts';
import { showIssues } from '../../lib/show-issues.ts';
import { useRecordForm } from '../../lib/use-record-form.ts';
import { DiscardGuard } from '../../ui/discard-guard.tsx';
import { PictureImage } from '../../ui/picture-image.tsx';
import { CurrentTexts } from './current-texts.tsx';
import { TextFields } from './text-fields.tsx';
import { textValues } from './text-values.ts';
import type { useSaveTexts } from './use-save-texts.ts';

interface EditFormProps {
  /** For the submit button, which stands outside the form. */
  id: string;
  /** The picture as the gallery has it now. */
  item: AdminGalleryItem;
  save: ReturnType<typeof useSaveTexts>['save'];
  onClose: () => void;
}

const fieldNames = ['caption', 'captionGerman', 'alt', 'altGerman'] as const;

export function EditForm({ id, item, save, onClose }: EditFormProps) {
  const form = useForm<GalleryTexts>({
    resolver: contractResolver(galleryTextsInput),
    defaultValues: textValues(item),
  });
  const { submit, saved, hasConflict, take } = useRecordForm({
    stored: item,
    save,
    onSaved: onClose,
    onRefused: (issues) => showIssues(form.setError, fieldNames, issues),
  });

  function takeCurrent() {
    form.reset(textValues(item));
    take(item);
  }

  return (
    <form id={id} noValidate onSubmit={form.handleSubmit(submit)} className="grid gap-5">
      <DiscardGuard isDirty={form.formState.isDirty} saved={saved} heldBy="edit" />
      {hasConflict && <CurrentTexts item={item} onTake={takeCurrent} />}
      <div>
        <PictureImage
          picture={item.picture}
          alt={item.alt}
          sizes="(min-width: 40rem) 30rem, 94vw"
          className="mx-auto max-h-72 w-auto max-w-full rounded"
        />
      </div>
      <TextFields form={form} />
    </form>
  );
}
