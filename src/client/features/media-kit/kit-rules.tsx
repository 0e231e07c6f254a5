import { Check, X } from 'lucide-react';
import { m } from '../../../shared/i18n/paraglide/messages.js';

export function KitRules() {
  const groups = [
    {
      title: m.media_kit_rules_do(),
      Icon: Check,
      rules: [m.media_kit_do_space(), m.media_kit_do_size(), m.media_kit_do_ground()],
    },
    {
      title: m.media_kit_rules_dont(),
      Icon: X,
      rules: [m.media_kit_dont_change(), m.media_kit_dont_photo(), m.media_kit_dont_endorse()],
    },
  ];
  return (
    <div className="grid gap-x-10 gap-y-8 md:grid-cols-2 print:grid-cols-2">
      {groups.map(({ title, Icon, rules }) => (
        <div key={title} className="break-inside-avoid">
          <h3 className="text-xl">{title}</h3>
          <ul className="mt-3 grid gap-2">
            {rules.map((rule) => (
              <li key={rule} className="flex gap-3">
                <Icon aria-hidden="true" strokeWidth={1.75} className="mt-1 size-4 shrink-0" />
                {rule}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
