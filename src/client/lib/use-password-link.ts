import { useRef, useState } from 'react';
import { toast } from '../ui/use-toast.ts';
import { readError } from './read-error.ts';

interface PasswordLinkOptions {
  /** Sends the chosen password, and leads on. */
  send: (password: string) => Promise<void>;
  /** Says that it was not saved. */
  failed: () => string;
  /** The link has been used up meanwhile. */
  onDead: () => void;
}

/** Sends the password that a mailed link asks for, once however often it is clicked, and holds what was refused in it. */
export function usePasswordLink({ send, failed, onDead }: PasswordLinkOptions) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);
  const sending = useRef(false);

  async function submit(password: string) {
    if (sending.current) return;
    sending.current = true;
    setIsPending(true);
    try {
      await send(password);
    } catch (error) {
      const { code, message } = readError(error);
      if (code === 'not-found') return onDead();
      toast({ title: failed(), description: message, variant: 'danger' });
      setRefusal(message);
    } finally {
      sending.current = false;
      setIsPending(false);
    }
  }

  return {
    refusal,
    isPending,
    forget: () => setRefusal(null),
    submit: (password: string) => void submit(password),
  };
}
