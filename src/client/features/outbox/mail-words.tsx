import { useState } from 'react';
import type { Locale } from '../../../shared/contracts/common.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { TabPanel } from '../../ui/tab-panel.tsx';
import { Tabs } from '../../ui/tabs.tsx';

interface MailWordsProps {
  locale: Locale;
  text: string;
  html: string | null;
}

/** What a mail says: as text, and as mail programs lay it out. Names and words of strangers may stand in it. */
export function MailWords({ locale, text, html }: MailWordsProps) {
  const [shown, setShown] = useState('text');
  return (
    <Tabs
      label={m.outbox_words()}
      value={shown}
      onValueChange={setShown}
      items={[
        { value: 'text', label: m.outbox_words_text() },
        ...(html === null ? [] : [{ value: 'html', label: m.outbox_words_html() }]),
      ]}
    >
      <TabPanel value="text">
        <p dir="auto" lang={locale} className="text-sm leading-6 wrap-anywhere whitespace-pre-line">
          {text}
        </p>
      </TabPanel>
      {html !== null && (
        <TabPanel value="html">
          {/* Without a single permission: nothing in it runs, loads or leads anywhere. */}
          <iframe
            title={m.outbox_words_html()}
            sandbox=""
            srcDoc={html}
            className="h-[36rem] w-full rounded border border-mist bg-white"
          />
        </TabPanel>
      )}
    </Tabs>
  );
}
