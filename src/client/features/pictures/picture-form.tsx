import {
  type AdminGalleryItem,
  type GalleryTexts,
  galleryTextsInput,
} from '../../../shared/contracts/gallery.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useArrival } from '../../invalidation.ts';
import { contractResolver, formValues } from '../../lib/contract-resolver.ts';
import { trpc } from '../../trpc.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { fieldsOf } from '../../ui/form-fields.tsx';
import { PictureImage } from '../../ui/picture-image.tsx';
import { RecordForm, saveWithFeedback } from '../../ui/record-form.tsx';
import { RecordQueryResult } from '../../ui/record-sheet.tsx';
import { emptyTexts, maxTextLength, textFields } from './picture-texts.ts';

/** The texts as stored, beside those in the form. */
function StoredTexts({ item }: { item: AdminGalleryItem }) {
  return (
    <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
      {textFields.map(({ name, label, lang = 'en' }) => (
        <div key={name} className="contents">
          <dt className="text-muted">{label()}</dt>
          <dd lang={item[name] ? lang : undefined}>{item[name] || m.ui_conflict_empty()}</dd>
        </div>
      ))}
    </dl>
  );
}

const resolver = contractResolver(galleryTextsInput);

const { TextField } = fieldsOf<GalleryTexts>();

interface PictureDialogProps {
  /** The dialog is closed without it. */
  id: string | undefined;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

/** Changes the two texts of a picture, each in both languages. */
export function PictureDialog({ id, onClose, returnFocus }: PictureDialogProps) {
  const arrival = useArrival('admin.pictures');
  const update = trpc.admin.pictures.update.useMutation();
  const query = trpc.admin.pictures.get.useQuery({ id: id ?? '' }, { enabled: id !== undefined });
  return (
    <FormDialog
      open={id !== undefined}
      onClose={onClose}
      size="lg"
      returnFocus={returnFocus}
      title={m.pictures_edit_title()}
      action={m.ui_save_changes()}
      pending={update.isPending}
      isReady={query.data !== undefined}
    >
      {id !== undefined && (
        <RecordQueryResult query={query} onClose={onClose}>
          {(item) => (
            <RecordForm
              key={id}
              record={item}
              values={(stored) => formValues(emptyTexts, stored)}
              resolver={resolver}
              save={(texts, { version }) =>
                saveWithFeedback(() => update.mutateAsync({ ...texts, id, version }), {
                  saved: m.pictures_updated(),
                  failed: m.pictures_update_failed(),
                  arrival,
                })
              }
              onSaved={onClose}
              stored={<StoredTexts item={item} />}
            >
              <div>
                <PictureImage
                  picture={item.picture}
                  alt={item.alt}
                  sizes="(min-width: 40rem) 30rem, 94vw"
                  className="mx-auto max-h-72 w-auto max-w-full rounded"
                />
              </div>
              <div className="grid gap-5 sm:grid-cols-2">
                {textFields.map(({ label, hint, ...field }) => (
                  <TextField
                    key={field.name}
                    {...field}
                    label={label()}
                    hint={hint()}
                    maxLength={maxTextLength}
                  />
                ))}
              </div>
            </RecordForm>
          )}
        </RecordQueryResult>
      )}
    </FormDialog>
  );
}
