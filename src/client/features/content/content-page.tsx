import { getRouteApi } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ArticleRow } from '../../../shared/contracts/news.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useAddressDialog } from '../../lib/list-search.ts';
import { trpc } from '../../trpc.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useDeleteRecord } from '../../ui/delete-record.tsx';
import { SkeletonStatus } from '../../ui/loading.tsx';
import { AddButton, PortalPage } from '../../ui/portal-page.tsx';
import { RecordQueryResult } from '../../ui/record-sheet.tsx';
import { editButtonId } from '../../ui/row-buttons.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { ArticleForm } from './article-form.tsx';
import { ArticlesList, useContentSearch } from './articles-list.tsx';

interface ArticleEditorProps {
  /** The id of an article, or `new`. */
  edit: string;
  onClose: () => void;
}

/** The screen on which an article is written. */
function ArticleEditor({ edit, onClose }: ArticleEditorProps) {
  const isNew = edit === 'new';
  const query = trpc.admin.news.get.useQuery({ id: edit }, { enabled: !isNew });
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <main id="main" tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-5 outline-none">
      <div>
        <Button variant="quiet" size="sm" onClick={onClose} className="-ms-3">
          <ArrowLeft aria-hidden="true" strokeWidth={1.5} className="size-4" />
          {m.content_back()}
        </Button>
        <h1 ref={heading} tabIndex={-1} className="mt-1 text-2xl outline-none">
          {isNew ? m.content_new_title() : m.content_edit_title()}
        </h1>
      </div>
      {isNew ? (
        <ArticleForm edit={edit} article={undefined} onClose={onClose} />
      ) : (
        <RecordQueryResult
          query={query}
          onClose={onClose}
          skeleton={
            <SkeletonStatus
              className="grid content-start gap-5"
              bars={['h-11 w-full', 'h-96 w-full']}
            />
          }
        >
          {(article) => <ArticleForm edit={edit} article={article} onClose={onClose} />}
        </RecordQueryResult>
      )}
    </main>
  );
}

interface DeleteDialogProps {
  article: ArticleRow | undefined;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

function DeleteDialog({ article, onClose, returnFocus }: DeleteDialogProps) {
  const { remove, isRemoving } = useDeleteRecord({
    call: trpc.admin.news.delete.useMutation(),
    done: m.content_deleted,
    failed: m.content_delete_failed,
    undo: {
      call: trpc.admin.news.restore.useMutation(),
      done: m.content_restored,
      failed: m.content_restore_failed,
    },
    onGone: onClose,
  });
  return (
    <ConfirmDialog
      open={article !== undefined}
      onClose={onClose}
      returnFocus={returnFocus}
      title={m.content_delete_title()}
      description={article && m.content_delete_text({ title: article.title })}
      action={m.ui_delete()}
      pending={isRemoving}
      onConfirm={() => article && remove(article.id)}
    />
  );
}

const addButtonId = 'add-article';

const route = getRouteApi('/portal/admin/content');

interface ContentPageProps {
  /** Content of the other tabs. */
  announcements: ReactNode;
  resources: ReactNode;
}

export function ContentPage({ announcements, resources }: ContentPageProps) {
  const list = useContentSearch();
  const { tab = 'news', edit } = list.search;
  const navigate = route.useNavigate();
  const [toDelete, setToDelete] = useState<ArticleRow>();
  const edited = tab === 'news' ? edit : undefined;
  // The question stands over the list, and is gone with it.
  if (toDelete && (edited || tab !== 'news')) setToDelete(undefined);
  const touched = edited ?? toDelete?.id;
  // The editor takes the place of the list.
  const { open, dialog } = useAddressDialog(
    { put: (part, options) => list.put(part, { resetScroll: true, ...options }) },
    {
      closed: { edit: undefined },
      opener: touched && editButtonId(touched),
      fallback: addButtonId,
    },
  );
  const openArticle = (id: string) => open({ edit: id });

  // The list is a screen of its own: back in it, the focus is where it was before.
  const wasEdited = useRef(false);
  const returnFocus = useEffectEvent(() => dialog.returnFocus()?.focus({ preventScroll: true }));
  useEffect(() => {
    if (!edited && wasEdited.current) returnFocus();
    wasEdited.current = edited !== undefined;
  }, [edited]);

  function openTab(next: typeof tab) {
    // Each tab begins with a list of its own.
    const search = { tab: next === 'news' ? undefined : next };
    void navigate({ search, resetScroll: false });
  }

  if (edited) return <ArticleEditor key={edited} edit={edited} onClose={dialog.onClose} />;
  const tabs = [
    {
      value: 'news',
      label: m.content_tab_news(),
      panel: (
        <>
          <AddButton id={addButtonId} onClick={() => openArticle('new')}>
            {m.content_add()}
          </AddButton>
          <ArticlesList list={list} onEdit={openArticle} onDelete={setToDelete} />
          <DeleteDialog
            article={toDelete}
            onClose={() => setToDelete(undefined)}
            returnFocus={dialog.returnFocus}
          />
        </>
      ),
    },
    { value: 'announcements', label: m.announcements_tab(), panel: announcements },
    { value: 'resources', label: m.resources_tab(), panel: resources },
  ] as const;
  return (
    <PortalPage title={m.content_title()}>
      <Tabs
        label={m.content_tabs()}
        value={tab}
        onValueChange={(value) => {
          const next = tabs.find((one) => one.value === value);
          if (next) openTab(next.value);
        }}
        items={tabs}
      >
        {tabs.map(({ value, panel }) => (
          <TabPanel key={value} value={value} className="grid gap-5">
            {panel}
          </TabPanel>
        ))}
      </Tabs>
    </PortalPage>
  );
}
