import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormProvider, type Resolver, useForm } from 'react-hook-form';
import {
  type AdminArticle,
  type CreateArticleInput,
  createArticleInput,
  type NewsState,
} from '../../../shared/contracts/news.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useArrival } from '../../invalidation.ts';
import { contractResolver } from '../../lib/contract-resolver.ts';
import { parseDateTimeLocal } from '../../lib/local-time.ts';
import { useDateTimeFormat } from '../../lib/use-format.ts';
import { trpc } from '../../trpc.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { UnsavedChangesGuard } from '../../ui/discard-guard.tsx';
import { ConflictAlert, showIssues, useRecordForm, useSaveRecord } from '../../ui/record-form.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
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
        <StateBadge state={article.state} />
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

const validate = contractResolver(createArticleInput);

function validatePublicationTime({ publication, time }: ArticleValues): string | null {
  if (publication !== 'schedule') return null;
  const chosen = parseDateTimeLocal(time);
  if (!chosen) return m.content_time_invalid();
  return chosen <= new Date() ? m.content_time_past() : null;
}

/** The contract's rules, held against what the editor would send, and a time that is still to come. */
function articleResolver(
  article: AdminArticle | undefined,
): Resolver<ArticleValues, unknown, CreateArticleInput> {
  return async (values, context) => {
    const result = await validate(articleFields(values, article), context, {
      fields: {},
      shouldUseNativeValidation: false,
    });
    const problem = validatePublicationTime(values);
    if (!problem) return result;
    return {
      values: {},
      errors: { ...result.errors, time: { type: 'time', message: problem } },
    };
  };
}

interface RestoreAutosaveNoticeProps {
  savedAt: Date;
  onTake: () => void;
  onDrop: () => void;
}

/** Text that was left without saving: go on with it, or not. */
function RestoreAutosaveNotice({ savedAt, onTake, onDrop }: RestoreAutosaveNoticeProps) {
  const { moment } = useDateTimeFormat();
  return (
    <Alert tone="warning" title={m.content_kept_title({ date: moment(savedAt) })}>
      <p>{m.content_kept_text()}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" onClick={onTake}>
          {m.content_kept_take()}
        </Button>
        <Button variant="secondary" size="sm" onClick={onDrop}>
          {m.content_kept_drop()}
        </Button>
      </div>
    </Alert>
  );
}

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
    told: (isNew) => ({
      saved: isNew ? m.content_created() : m.content_updated(),
      failed: isNew ? m.content_create_failed() : m.content_update_failed(),
    }),
  });
  const { submit, saved, hasConflict, edited, take } = useRecordForm({
    stored: article,
    save,
    onSaved: () => {
      kept.finish();
      onClose();
    },
    onRefused: (issues) => showIssues(form, issues),
  });
  const form = useForm<ArticleValues, unknown, CreateArticleInput>({
    resolver: articleResolver(edited),
    defaultValues: articleValues(article),
    shouldFocusError: false,
  });
  const kept = useAutosave(edit, form);
  const [language, setLanguage] = useState<'en' | 'de'>('en');
  const [hasOwnSlug, setHasOwnSlug] = useState(article !== undefined);
  const element = useRef<HTMLFormElement>(null);
  const { errors, isDirty, submitCount } = form.formState;
  const onlyGerman = errors.german && !errors.title && !errors.content;

  // The first field that is marked takes the focus, in whichever language it stands.
  const leadToError = useEffectEvent(() => {
    if (onlyGerman) setLanguage('de');
    else if (errors.title || errors.content || errors.excerpt) setLanguage('en');
  });
  useEffect(() => {
    if (submitCount === 0) return;
    leadToError();
    const frame = requestAnimationFrame(() =>
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]:not(:disabled)')?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [submitCount]);

  function takeCurrent(current: AdminArticle) {
    form.reset(articleValues(current));
    take(current);
    kept.drop();
  }

  return (
    <FormProvider {...form}>
      <form
        ref={element}
        noValidate
        onSubmit={form.handleSubmit(submit)}
        // Whatever gets the focus is scrolled clear of the bar at the bottom.
        className="grid min-w-0 gap-6 [&_:is(input,textarea,button,a)]:scroll-mb-24"
      >
        <UnsavedChangesGuard isDirty={isDirty} saved={saved} openParams="edit" />
        {kept.offer && (
          <RestoreAutosaveNotice
            savedAt={kept.offer.savedAt}
            onTake={() => {
              setHasOwnSlug(true);
              kept.take();
            }}
            onDrop={kept.drop}
          />
        )}
        {hasConflict && article && (
          <ConflictAlert onTake={() => takeCurrent(article)}>
            <StoredArticle article={article} />
          </ConflictAlert>
        )}
        <div className="grid min-w-0 items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <Tabs
            label={m.content_languages()}
            value={language}
            onValueChange={(value) => setLanguage(value === 'de' ? 'de' : 'en')}
            items={[
              { value: 'en', label: m.content_tab_english() },
              { value: 'de', label: m.content_tab_german() },
            ]}
          >
            <TabPanel value="en">
              <TextFields language="en" slugFollows={!hasOwnSlug} />
            </TabPanel>
            <TabPanel value="de" className="grid gap-5">
              <p className="text-sm text-muted">{m.content_german_hint()}</p>
              <TextFields language="de" slugFollows={false} />
            </TabPanel>
          </Tabs>
          <div className="grid min-w-0 gap-5">
            <PublicationFields article={edited} />
            <ArticleMetadataFields hasOwnSlug={hasOwnSlug} onOwnSlug={setHasOwnSlug} />
          </div>
        </div>
        <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap justify-end gap-3 border-t border-mist bg-paper px-4 py-3 sm:-mx-6 sm:px-6">
          <Button variant="secondary" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button type="submit" pending={isSaving}>
            {submitLabel(edited?.state, form.watch('publication'))}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
