import type { AdminGalleryItem } from '../../../shared/contracts/gallery-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../lib/cn.ts';
import { useRowKeys } from '../../lib/use-row-keys.ts';
import { Button } from '../../ui/button.tsx';
import { editButtonId } from '../../ui/edit-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import { PicturesGrid } from './pictures-grid.tsx';
import { PicturesSkeleton } from './pictures-skeleton.tsx';
import type { usePictures } from './use-pictures.ts';
import { usePicturesSearch } from './use-pictures-search.ts';

interface PicturesResultProps {
  query: ReturnType<typeof usePictures>;
  onEdit: (id: string) => void;
  onDelete: (item: AdminGalleryItem) => void;
  onUpload: () => void;
}

export function PicturesResult({ query, onEdit, onDelete, onUpload }: PicturesResultProps) {
  const { sort, isFiltered, clearFilters, turnPage } = usePicturesSearch();
  const { selected, select } = useRowKeys({
    ids: (query.data?.rows ?? []).map(({ id }) => id),
    elementId: editButtonId,
    onOpen: onEdit,
  });
  const canMove = sort === 'place';

  return (
    <QueryResult query={query} errorTitle={m.pictures_error()} skeleton={<PicturesSkeleton />}>
      {({ rows, total, nextCursor, previousCursor }) => {
        if (rows.length === 0 && !query.isPlaceholderData) {
          return isFiltered ? (
            <EmptyState
              title={m.pictures_nothing()}
              action={
                <Button variant="secondary" onClick={() => void clearFilters()}>
                  {m.pictures_clear()}
                </Button>
              }
            >
              {m.pictures_nothing_text()}
            </EmptyState>
          ) : (
            <EmptyState
              title={m.pictures_none()}
              action={<Button onClick={onUpload}>{m.pictures_upload()}</Button>}
            >
              {m.pictures_none_text()}
            </EmptyState>
          );
        }
        return (
          <div className="grid min-w-0 gap-4">
            {canMove && <p className="text-sm text-muted">{m.pictures_order_hint()}</p>}
            <div
              aria-busy={query.isPlaceholderData}
              className={cn('min-w-0 transition-opacity', query.isPlaceholderData && 'opacity-60')}
            >
              <PicturesGrid
                items={rows}
                canMove={canMove && !query.isPlaceholderData}
                selected={selected}
                onSelect={select}
                onEdit={onEdit}
                onDelete={onDelete}
              />
            </div>
            <Pagination
              summary={m.pictures_total({ count: total })}
              onPrevious={
                previousCursor ? () => void turnPage({ before: previousCursor }) : undefined
              }
              onNext={nextCursor ? () => void turnPage({ after: nextCursor }) : undefined}
            />
            <p className="text-xs text-muted max-lg:hidden">{m.pictures_keys_hint()}</p>
          </div>
        );
      }}
    </QueryResult>
  );
}
