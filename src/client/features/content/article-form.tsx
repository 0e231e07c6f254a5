import { useRef, useState } from 'react';
import { type Resolver, useFormContext } from 'react-hook-form';
import {
  type AdminArticle,
  type CreateArticleInput,
  createArticleInput,
  type NewsState,
} from '../../../shared/contracts/news.ts';
import { slugify } from '../../../shared/domain/text.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useArrival } from '../../invalidation.ts';
import { convertedResolver } from '../../lib/contract-resolver.ts';
import { parseDateTimeLocal } from '../../lib/local-time.ts';
import { useDateTimeFormat } from '../../lib/use-format.ts';
import { trpc } from '../../trpc.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { LanguageTabs } from '../../ui/language-tabs.tsx';
import { RecordForm, useSaveRecord } from '../../ui/record-form.tsx';
import { useAutosave } from './article-autosave.ts';
import { ArticleMetadataFields, PublicationFields, TextFields } from './article-fields.tsx';
import { StateBadge } from './article-labels.tsx';
import {
  type ArticleValues,
  articleFields,
  articleValues,
  type Publication,
} from './article-values.ts';

/** The article as stored, beside the text in the editor. */
function StoredArticle({ article }: { article: AdminArticle }) {
  const { moment } = useDateTimeFormat();
  const { title, excerpt, content, german, category, authorName } = article;
  return (
    <div className="grid max-h-96 gap-2 overflow-y-auto whitespace-pre-line">
      <p className="flex flex-wrap items-center gap-2">
        {moment(article.updatedAt)}
        <StateBadge status={article.state} />
      </p>
      <p lang="en" className="font-medium">
        {title}
      </p>
      <p lang="en">{excerpt}</p>
      <p lang="en">{content}</p>
      <p>{[category, authorName].join(', ')}</p>
      {german && (
        <div lang="de" className="grid gap-2">
          <p className="font-medium">{german.title}</p>
          <p>{german.excerpt}</p>
          <p>{german.content}</p>
        </div>
      )}
    </div>
  );
}

function validatePublicationTime({ publication, time }: ArticleValues): string | null {
  if (publication !== 'schedule') return null;
  const chosen = parseDateTimeLocal(time);
  if (!chosen) return m.content_time_invalid();
  return chosen <= new Date() ? m.content_time_past() : null;
}

/** The contract's rules, held against what the editor would send, and a time that is still to come. */
const articleResolver: Resolver<
  ArticleValues,
  AdminArticle | undefined,
  CreateArticleInput
> = async (values, article, options) => {
  const validate = convertedResolver(createArticleInput, (typed: ArticleValues) =>
    articleFields(typed, article),
  );
  const result = await validate(values, article, options);
  const problem = validatePublicationTime(values);
  if (!problem) return result;
  return {
    values: {},
    errors: { ...result.errors, time: { type: 'time', message: problem } },
  };
};

/** Says what the one button will do. */
function submitLabel(state: NewsState | undefined, publication: Publication): string {
  switch (publication) {
    case 'publish':
      return state === 'published' ? m.ui_save_changes() : m.content_submit_publish();
    case 'schedule':
      return state === 'scheduled' ? m.ui_save_changes() : m.content_submit_schedule();
    case 'draft':
      return state === 'published' ? m.content_submit_unpublish() : m.content_submit_draft();
  }
}

interface EditorFieldsProps {
  /** The article as it was when the editing began; missing for a new one. */
  article: AdminArticle | undefined;
  autosave: Parameters<typeof useAutosave>;
}

/** The texts, everything beside them, and what is left of an editing that was not finished. */
function EditorFields({ article, autosave }: EditorFieldsProps) {
  const [hasOwnSlug, setHasOwnSlug] = useState(article !== undefined);
  const { moment } = useDateTimeFormat();
  const { setFocus } = useFormContext<ArticleValues>();
  const { offer, drop, take } = useAutosave(...autosave);
  return (
    <>
      {offer && (
        <Alert tone="warning" title={m.content_kept_title({ date: moment(offer.savedAt) })}>
          <p>{m.content_kept_text()}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button
              size="sm"
              onClick={() => {
                setHasOwnSlug(offer.values.slug !== slugify(offer.values.title));
                take();
                setFocus('title');
              }}
            >
              {m.content_kept_take()}
            </Button>
            <Button
              variant="secondary"
              size="sm"
              onClick={() => {
                drop();
                setFocus('title');
              }}
            >
              {m.content_kept_drop()}
            </Button>
          </div>
        </Alert>
      )}
      <div className="grid min-w-0 items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <LanguageTabs
          label={m.content_languages()}
          fields={['title', 'content', 'excerpt']}
          germanHint={m.content_german_hint()}
        >
          {(language) => <TextFields language={language} slugFollows={!hasOwnSlug} />}
        </LanguageTabs>
        <div className="grid min-w-0 gap-5">
          <PublicationFields article={article} />
          <ArticleMetadataFields hasOwnSlug={hasOwnSlug} onOwnSlug={setHasOwnSlug} />
        </div>
      </div>
    </>
  );
}

interface SubmitBarProps extends Pick<EditorFieldsProps, 'article'> {
  isSaving: boolean;
  onClose: () => void;
}

function SubmitBar({ article, isSaving, onClose }: SubmitBarProps) {
  const { watch } = useFormContext<ArticleValues>();
  return (
    <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap justify-end gap-3 border-t border-mist bg-paper px-4 py-3 sm:-mx-6 sm:px-6">
      <Button variant="secondary" onClick={onClose}>
        {m.ui_cancel()}
      </Button>
      <Button type="submit" pending={isSaving}>
        {submitLabel(article?.state, watch('publication'))}
      </Button>
    </div>
  );
}

interface ArticleFormProps {
  /** The id of the article, or `new`. */
  edit: string;
  /** The article as it stands now; missing for a new one. */
  article: AdminArticle | undefined;
  onClose: () => void;
}

export function ArticleForm({ edit, article, onClose }: ArticleFormProps) {
  const { save, isSaving } = useSaveRecord<CreateArticleInput>({
    create: trpc.admin.news.create.useMutation(),
    update: trpc.admin.news.update.useMutation(),
    arrival: useArrival('admin.news.get'),
    feedback: (isNew) => ({
      saved: isNew ? m.content_created() : m.content_updated(),
      failed: isNew ? m.content_create_failed() : m.content_update_failed(),
    }),
  });
  const isFinished = useRef(false);
  return (
    <RecordForm
      record={article}
      values={articleValues}
      resolver={articleResolver}
      save={save}
      onSaved={() => {
        isFinished.current = true;
        onClose();
      }}
      onDiscard={() => {
        isFinished.current = true;
      }}
      stored={article && <StoredArticle article={article} />}
      // Whatever gets the focus is scrolled clear of the bar at the bottom.
      className="grid min-w-0 gap-6 [&_:is(input,textarea,button,a)]:scroll-mb-24"
    >
      {(edited) => (
        <>
          <EditorFields article={edited} autosave={[edit, isFinished]} />
          <SubmitBar article={edited} isSaving={isSaving} onClose={onClose} />
        </>
      )}
    </RecordForm>
  );
}
