import { type UseFormReturn, useForm } from 'react-hook-form';
import {
  type AdminGalleryItem,
  type GalleryTexts,
  galleryTextsInput,
} from '../../../shared/contracts/gallery.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { contractResolver } from '../../lib/contract-resolver.ts';
import { UnsavedChangesGuard } from '../../ui/discard-guard.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { PictureImage } from '../../ui/picture-image.tsx';
import { ConflictAlert, showIssues, useRecordForm } from '../../ui/record-form.tsx';
import { textValues, type useSaveTexts } from './picture-texts.ts';

/** The texts as stored, beside those in the form. */
function StoredTexts({ item }: { item: AdminGalleryItem }) {
  const texts = [
    { label: m.pictures_caption(), text: item.caption, lang: 'en' },
    { label: m.pictures_caption_german(), text: item.captionGerman, lang: 'de' },
    { label: m.pictures_alt(), text: item.alt, lang: 'en' },
    { label: m.pictures_alt_german(), text: item.altGerman, lang: 'de' },
  ];
  return (
    <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
      {texts.map(({ label, text, lang }) => (
        <div key={label} className="contents">
          <dt className="text-muted">{label}</dt>
          <dd lang={text ? lang : undefined}>{text || m.ui_conflict_empty()}</dd>
        </div>
      ))}
    </dl>
  );
}

const maxLength = 300;

/** The two texts of a picture, each in both languages. */
function TextFields({ form }: { form: UseFormReturn<GalleryTexts> }) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        label={m.pictures_caption()}
        hint={m.pictures_caption_hint()}
        error={errors.caption?.message}
      >
        <Input {...register('caption')} maxLength={maxLength} />
      </Field>
      <Field
        label={m.pictures_caption_german()}
        hint={m.pictures_caption_hint()}
        error={errors.captionGerman?.message}
      >
        <Input {...register('captionGerman')} lang="de" maxLength={maxLength} />
      </Field>
      <Field label={m.pictures_alt()} hint={m.pictures_alt_hint()} error={errors.alt?.message}>
        <Input {...register('alt')} maxLength={maxLength} />
      </Field>
      <Field
        label={m.pictures_alt_german()}
        hint={m.pictures_alt_hint()}
        error={errors.altGerman?.message}
      >
        <Input {...register('altGerman')} lang="de" maxLength={maxLength} />
      </Field>
    </div>
  );
}

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
      <UnsavedChangesGuard isDirty={form.formState.isDirty} saved={saved} openParams="edit" />
      {hasConflict && (
        <ConflictAlert onTake={takeCurrent}>
          <StoredTexts item={item} />
        </ConflictAlert>
      )}
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
