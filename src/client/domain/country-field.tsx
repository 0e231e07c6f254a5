import { useRouteContext } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { countryAliases, countryCodes } from '../../shared/domain/country.ts';
import { plainText } from '../../shared/domain/fold-text.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { ComboboxField, type ComboboxOption } from '../ui/combobox.tsx';

const namesIn = (locale: string) => new Intl.DisplayNames(locale, { type: 'region' });

/** Names countries in the reader's language. */
export function useCountryName(): (code: string) => string {
  const { locale } = useRouteContext({ from: '__root__' });
  return useMemo(() => {
    const names = namesIn(locale);
    return (code) => names.of(code) ?? code;
  }, [locale]);
}

type Country = ComboboxOption & { aliases: readonly string[]; names: readonly string[] };

/** All countries by their names in the reader's language, with what finds them. */
function listCountries(nameOf: (code: string) => string, locale: string): Country[] {
  const everyName = ['en', 'de'].map(namesIn);
  return countryCodes
    .map((code) => ({
      value: code,
      label: nameOf(code),
      aliases: [plainText(code), ...(countryAliases.get(code) ?? [])],
      names: everyName.map((names) => plainText(names.of(code) ?? code)),
    }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale));
}

/** Finds countries by a code or a part of a name; the likeliest stand first. */
function findCountries(countries: readonly Country[], text: string): readonly Country[] {
  const wanted = plainText(text);
  const rank = ({ label, aliases, names }: Country): number => {
    if (aliases.includes(wanted)) return 0;
    if (plainText(label).startsWith(wanted)) return 1;
    return [...aliases.slice(1), ...names].some((name) => name.includes(wanted)) ? 2 : 3;
  };
  return countries.filter((country) => rank(country) < 3).toSorted((a, b) => rank(a) - rank(b));
}

interface CountryFieldProps {
  label: string;
  hint: string;
  /** A code of two letters; empty for none. */
  value: string;
  error: string | undefined;
  onChange: (code: string) => void;
}

/** A country, found by typing its code or a name of it. */
export function CountryField({ value, onChange, ...frame }: CountryFieldProps) {
  const { locale } = useRouteContext({ from: '__root__' });
  const nameOf = useCountryName();
  const countries = useMemo(() => listCountries(nameOf, locale), [nameOf, locale]);
  const [text, setText] = useState('');
  return (
    <ComboboxField
      {...frame}
      placeholder={m.clients_country_placeholder()}
      value={value ? { value, label: nameOf(value) } : null}
      onValueChange={(option) => onChange(option?.value ?? '')}
      query={{
        data: findCountries(countries, text),
        error: null,
        refetch: () => undefined,
      }}
      toOption={(country) => country}
      errorText=""
      onSearch={setText}
    />
  );
}
