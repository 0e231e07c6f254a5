import { useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';

/** A share as whole percent, as the reader's language writes it. */
export function useShare(): (share: number) => string {
  const { locale } = useRouteContext({ from: '__root__' });
  return useMemo(() => {
    const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
    return (share) => percent.format(share);
  }, [locale]);
}

export function ShareText({ share }: { share: number | undefined }) {
  const format = useShare();
  return share === undefined ? <span aria-hidden="true">–</span> : format(share);
}
