import { useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import { formatFileSize } from '../../lib/file-size.ts';

/** Numbers and sizes as the reader's language writes them. */
export function useNumberFormats() {
  const { locale } = useRouteContext({ from: '__root__' });
  return useMemo(() => {
    const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
    const decimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
    const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
    const seconds = new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: 'second',
      unitDisplay: 'short',
      maximumFractionDigits: 1,
    });
    return {
      whole: (value: number) => whole.format(value),
      decimal: (value: number) => decimal.format(value),
      /** 0 to 100. */
      percent: (value: number) => percent.format(value / 100),
      seconds: (milliseconds: number) => seconds.format(milliseconds / 1000),
      bytes: (size: number) => formatFileSize(size, locale),
    };
  }, [locale]);
}
