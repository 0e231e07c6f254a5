import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { AdminArticle, CreateArticleInput } from '../../../shared/contracts/news-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { showIssues } from '../../lib/show-issues.ts';
import { useRecordForm } from '../../lib/use-record-form.ts';
import { Button } from '../../ui/button.tsx';
import { DiscardGuard } from '../../ui/discard-guard.tsx';
import { TabPanel } from '../../ui/tab-panel.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { AboutFields } from './about-fields.tsx';
import { articleResolver } from './article-resolver.ts';
import { type ArticleValues, articleValues } from './article-values.ts';
import { CurrentArticle } from './current-article.tsx';
import { errorPlaces } from './error-places.ts';
import { KeptTextOffer } from './kept-text-offer.tsx';
import { PublicationFields } from './publication-fields.tsx';
import { submitLabel } from './submit-label.ts';
import { TextFields } from './text-fields.tsx';
import { useKeptText } from './use-kept-text.ts';
import { useSaveArticle } from './use-save-article.ts';

interface ArticleFormProps {
  /** The id of the article, or `new`. */
  edit: string;
  /** The article as it stands now; missing for a new one. */
  article: AdminArticle | undefined;
  onClose: () => void;
}

export function ArticleForm({ edit, article, onClose }: ArticleFormProps) {
  const { save, isSaving } = useSaveArticle();
  const { submit, saved, hasConflict, edited, take } = useRecordForm({
    stored: article,
    save,
    onSaved: () => {
      kept.finish();
      onClose();
    },
    onRefused: (issues) => showIssues(form.setError, errorPlaces, issues),
  });
  const form = useForm<ArticleValues, unknown, CreateArticleInput>({
    resolver: articleResolver(edited),
    defaultValues: articleValues(article),
    shouldFocusError: false,
  });
  const kept = useKeptText(edit, form);
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
    <form
      ref={element}
      noValidate
      onSubmit={form.handleSubmit(submit)}
      // Whatever gets the focus is scrolled clear of the bar at the bottom.
      className="grid min-w-0 gap-6 [&_:is(input,textarea,button,a)]:scroll-mb-24"
    >
      <DiscardGuard isDirty={isDirty} saved={saved} heldBy="edit" />
      {kept.offer && (
        <KeptTextOffer
          savedAt={kept.offer.savedAt}
          onTake={() => {
            setHasOwnSlug(true);
            kept.take();
          }}
          onDrop={kept.drop}
        />
      )}
      {hasConflict && article && (
        <CurrentArticle article={article} onTake={() => takeCurrent(article)} />
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
            <TextFields form={form} language="en" slugFollows={!hasOwnSlug} />
          </TabPanel>
          <TabPanel value="de" className="grid gap-5">
            <p className="text-sm text-muted">{m.content_german_hint()}</p>
            <TextFields form={form} language="de" slugFollows={false} />
          </TabPanel>
        </Tabs>
        <div className="grid min-w-0 gap-5">
          <PublicationFields form={form} article={edited} />
          <AboutFields form={form} hasOwnSlug={hasOwnSlug} onOwnSlug={setHasOwnSlug} />
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
  );
}
