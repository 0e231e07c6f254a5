import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import { isPlanId, type PlanId, planIds, planPrices } from '../../../../shared/content/offer.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { planNames } from '../../../../shared/i18n/plan-names.ts';
import { ServerText } from '../../../ui/server-text.tsx';
import { FormSection } from '../form/form-fields.tsx';

function formatPlanPrice(plan: PlanId): string {
  const prices = planPrices[plan];
  if (!prices) return m.contact_register_plan_agreed();
  return m.contact_register_plan_price({ price: m.company_money({ value: prices.price }) });
}

/** The plan of the page's address, to be changed here; the address changes along. */
export function PlanChoice({ plan }: { plan: PlanId | undefined }) {
  const group = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const choose = useCallback(
    (id: PlanId | undefined) =>
      void navigate({ to: '/register', search: { plan: id }, replace: true, resetScroll: false }),
    [navigate],
  );

  // One that was clicked before hydration stays checked.
  useEffect(() => {
    const checked = group.current?.querySelector<HTMLInputElement>('input:checked');
    if (!checked) return;
    const id = isPlanId(checked.value) ? checked.value : undefined;
    if (id !== plan) choose(id);
  }, [plan, choose]);

  const choices = [
    ...planIds.map((id) => ({ id, name: planNames[id](), note: () => formatPlanPrice(id) })),
    {
      id: undefined,
      name: m.contact_register_plan_none(),
      note: () => m.contact_register_plan_none_text(),
    },
  ];
  return (
    <FormSection id="registration-plan" title={m.contact_register_plan()}>
      <p className="text-muted sm:col-span-2">{m.contact_register_plan_hint()}</p>
      <div ref={group} className="grid gap-3 sm:col-span-2 sm:grid-cols-2">
        {choices.map(({ id, name, note }) => (
          <label
            key={name}
            className="relative flex cursor-pointer items-start gap-3 rounded border border-edge px-4 py-3 transition-colors hover:border-ink has-checked:border-sea has-checked:bg-sea-soft"
          >
            <input
              type="radio"
              name="registration-plan"
              value={id ?? ''}
              checked={id === plan}
              onChange={() => choose(id)}
              className="mt-1 size-4 shrink-0 accent-sea"
            />
            <span className="min-w-0">
              <span className="block font-medium">{name}</span>
              <ServerText text={note} className="figures block text-sm text-muted" />
            </span>
          </label>
        ))}
      </div>
    </FormSection>
  );
}
