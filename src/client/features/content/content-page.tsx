import { type ReactNode, useEffect, useRef } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useDialogHistory } from '../../lib/use-dialog-history.ts';
import { TabPanel } from '../../ui/tab-panel.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { ArticleEditor } from './article-editor.tsx';
import { ArticlesTab, focusArticle } from './articles-tab.tsx';
import { useContentSearch } from './use-content-search.ts';

interface ContentPageProps {
  /** What stands behind the other tabs. */
  announcements: ReactNode;
  resources: ReactNode;
}

export function ContentPage({ announcements, resources }: ContentPageProps) {
  const { search, tab, openTab, edit } = useContentSearch();
  const history = useDialogHistory(() => void edit(undefined, { replace: true }));
  const edited = tab === 'news' ? search.edit : undefined;
  const lastEdited = useRef<string>(undefined);
  if (edited) lastEdited.current = edited;

  // The list is a screen of its own: back in it, the focus is where it was before.
  useEffect(() => {
    if (!edited && lastEdited.current) focusArticle(lastEdited.current);
  }, [edited]);

  function open(id: string) {
    history.noteOpened();
    void edit(id);
  }

  if (edited) return <ArticleEditor key={edited} edit={edited} onClose={history.close} />;
  const tabs = [
    { value: 'news', label: m.content_tab_news(), panel: <ArticlesTab onEdit={open} /> },
    { value: 'announcements', label: m.announcements_tab(), panel: announcements },
    { value: 'resources', label: m.resources_tab(), panel: resources },
  ] as const;
  return (
    <main id="main" tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-5 outline-none">
      <h1 className="text-2xl">{m.content_title()}</h1>
      <Tabs
        label={m.content_tabs()}
        value={tab}
        onValueChange={(value) => {
          const next = tabs.find((one) => one.value === value);
          if (next) void openTab(next.value);
        }}
        items={tabs}
      >
        {tabs.map(({ value, panel }) => (
          <TabPanel key={value} value={value} className="grid gap-5">
            {panel}
          </TabPanel>
        ))}
      </Tabs>
    </main>
  );
}
