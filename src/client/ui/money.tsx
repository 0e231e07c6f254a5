import { useAmounts } from '../lib/use-amounts.ts';

interface MoneyProps {
  /** In hundredths of the currency. */
  cents: number;
  currency: string;
}

export function Money({ cents, currency }: MoneyProps) {
  const { money } = useAmounts();
  return <span className="figures whitespace-nowrap">{money(cents, currency)}</span>;
}
