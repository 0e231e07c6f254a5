import type { ApplicationSummary } from '../../../shared/contracts/application-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { nameOf } from './name-of.ts';

interface ReviewButtonProps {
  application: ApplicationSummary;
  onReview: (id: string) => void;
  onFocus: (id: string) => void;
}

export const reviewButtonId = (id: string) => `review-${id}`;

export function ReviewButton({ application, onReview, onFocus }: ReviewButtonProps) {
  const { id } = application;
  return (
    <Button
      id={reviewButtonId(id)}
      variant="secondary"
      size="sm"
      aria-label={m.admin_review_of({ name: nameOf(application) })}
      onClick={() => onReview(id)}
      onFocus={() => onFocus(id)}
    >
      {m.admin_review()}
    </Button>
  );
}
