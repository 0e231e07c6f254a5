import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { Button } from './button.tsx';
import { toast } from './toast.tsx';

interface CopyButtonProps {
  /** Goes to the clipboard. */
  text: string;
  /** Its subject, for those who do not see what the button stands beside. */
  what: string;
  className?: string;
}

/** Time it says that it is done, in milliseconds. */
const copiedStateMs = 2000;

/** Copies a text, and shows whether that worked. */
export function CopyButton({ text, what, className }: CopyButtonProps) {
  const [isDone, setIsDone] = useState(false);
  const Icon = isDone ? Check : Copy;

  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => setIsDone(false), copiedStateMs);
    return () => clearTimeout(timer);
  }, [isDone]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setIsDone(true);
    } catch {
      toast({
        title: m.media_kit_copy_failed(),
        description: m.media_kit_copy_failed_text(),
        variant: 'danger',
      });
    }
  }

  return (
    <Button
      data-no-print
      variant="secondary"
      size="sm"
      aria-label={isDone ? m.media_kit_copied() : m.media_kit_copy_what({ what })}
      onClick={copy}
      className={className}
    >
      <Icon aria-hidden="true" strokeWidth={1.5} className="size-4" />
      {isDone ? m.media_kit_copied() : m.media_kit_copy()}
    </Button>
  );
}
