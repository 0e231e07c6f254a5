import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { countryCodes, countryName } from '../../shared/domain/country.ts';
import { plainText } from '../../shared/domain/fold-text.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { ComboboxField } from '../ui/combobox.tsx';

/** Names countries in the reader's language. */
export function useCountryName(): (code: string) => string {
  const { locale } = useRouteContext({ from: '__root__' });
  return (code) => countryName(code, locale);
}

interface CountryFieldProps {
  label: string;
  hint: string;
  /** A code of two letters; empty for none. */
  value: string;
  error: string | undefined;
  onChange: (code: string) => void;
}

/** A country, found by typing its name or its code; what begins with the text stands first. */
export function CountryField({ value, onChange, ...frame }: CountryFieldProps) {
  const { locale } = useRouteContext({ from: '__root__' });
  const nameOf = useCountryName();
  const [text, setText] = useState('');
  const wanted = plainText(text);
  const countries = countryCodes
    .map((code) => ({ value: code, label: nameOf(code) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale));
  const rank = ({ value: code, label }: (typeof countries)[number]) => {
    if (plainText(code) === wanted) return 0;
    const at = ` ${plainText(label)}`.indexOf(wanted);
    return at === -1 ? 3 : Math.min(at, 2);
  };
  const found = countries.filter((country) => wanted === '' || rank(country) < 3);
  return (
    <ComboboxField
      {...frame}
      placeholder={m.clients_country_placeholder()}
      value={value ? { value, label: nameOf(value) } : null}
      onValueChange={(option) => onChange(option?.value ?? '')}
      query={{
        data: wanted === '' ? found : found.toSorted((a, b) => rank(a) - rank(b)),
        error: null,
        refetch: () => undefined,
      }}
      toOption={(country) => country}
      errorText=""
      onSearch={setText}
    />
  );
}
