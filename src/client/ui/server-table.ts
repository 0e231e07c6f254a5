import {
  columnVisibilityFeature,
  createColumnHelper,
  metaHelper,
  type RowData,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';

/** What a table does whose rows the server sorts and cuts into pages; the table keeps which column a click asks for. */
export const serverTableFeatures = tableFeatures({
  rowSortingFeature,
  rowSelectionFeature,
  columnVisibilityFeature,
  columnMeta: metaHelper<{
    /** Figures, set to the right. */
    numeric?: boolean;
    /** Names the row for screen readers; the first column does where none is marked. */
    rowHeader?: boolean;
  }>(),
});
export type ServerTableFeatures = typeof serverTableFeatures;

/** The helper with which a screen describes the columns of such a table. */
export const serverColumns = <Row extends RowData>() =>
  createColumnHelper<ServerTableFeatures, Row>();
