import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useFormats } from './use-formats.ts';

interface FigureTextProps {
  value: number | null;
  isPercent?: boolean;
}

export function FigureText({ value, isPercent = false }: FigureTextProps) {
  const formats = useFormats();
  if (value === null) return <span className="text-muted">{m.admin_not_available()}</span>;
  return (
    <span className="figures">{isPercent ? formats.percent(value) : formats.decimal(value)}</span>
  );
}
