import {
  type AdminGalleryItem,
  type GalleryTexts,
  galleryTextsInput,
} from '../../../shared/contracts/gallery.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { contractResolver } from '../../lib/contract-resolver.ts';
import { fieldsOf } from '../../ui/form-fields.tsx';
import { PictureImage } from '../../ui/picture-image.tsx';
import { RecordForm } from '../../ui/record-form.tsx';
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

const resolver = contractResolver(galleryTextsInput);

const { TextField } = fieldsOf<GalleryTexts>();

/** The two texts of a picture, each in both languages. */
function TextFields() {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        name="caption"
        label={m.pictures_caption()}
        hint={m.pictures_caption_hint()}
        maxLength={maxLength}
      />
      <TextField
        name="captionGerman"
        label={m.pictures_caption_german()}
        hint={m.pictures_caption_hint()}
        lang="de"
        maxLength={maxLength}
      />
      <TextField
        name="alt"
        label={m.pictures_alt()}
        hint={m.pictures_alt_hint()}
        maxLength={maxLength}
      />
      <TextField
        name="altGerman"
        label={m.pictures_alt_german()}
        hint={m.pictures_alt_hint()}
        lang="de"
        maxLength={maxLength}
      />
    </div>
  );
}

interface EditFormProps {
  /** The picture as the gallery has it now. */
  item: AdminGalleryItem;
  save: ReturnType<typeof useSaveTexts>['save'];
  onClose: () => void;
}

export function EditForm({ item, save, onClose }: EditFormProps) {
  return (
    <RecordForm
      record={item}
      values={textValues}
      resolver={resolver}
      save={save}
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
      <TextFields />
    </RecordForm>
  );
}
